import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { findTown } from '../../../db/content/towns.ts'
import { listVesselOptions } from '../../../db/content/vessels.ts'
import type { Db } from '../../../db/open.ts'
import { recordVisit } from '../../../db/ops/visits.ts'
import { findImport, startImport } from '../../../db/writing/imports.ts'
import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { htmlInTown } from '../../blog/in-town.ts'
import { isBot } from '../../http/is-bot.ts'
import { limitBody } from '../../http/limit-body.ts'
import { log } from '../../http/log.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { services } from '../../http/services.ts'
import { findWhileTyping } from '../../search/find.ts'
import { officeDay } from '../../settings/office-day.ts'
import { trackedPage } from '../../settings/tracked-pages.ts'
import { statusOf } from '../../staff/imports/load-import.ts'
import { findLeads } from '../../staff/leads/list/find-leads.ts'
import { MAX_SEARCH_CHARACTERS } from '../../staff/leads/list/limits.ts'
import { newLeadsSince } from '../../staff/leads/list/new-leads-since.ts'
import { livePreview, TooManyPreviews } from '../../staff/posts/post-body.ts'
import { formsRouter } from './forms.ts'
import { procedure, router, staffProcedure } from './init.ts'

const Run = type({ id: 'string.uuid' })
const Search = type({ search: type('string').atMostLength(MAX_SEARCH_CHARACTERS) })
const Since = type({ since: 'string.date.iso' })
const Preview = type({ markdown: type('string').atMostLength(MAX_POST_CHARACTERS) })

const importsRouter = router({
  /** Starts an import of the articles, or returns the one that is already running. */
  start: staffProcedure('imports').mutation(async ({ ctx }) => {
    const { id } = await startImport(ctx.db, { startedBy: ctx.staff.email })
    return { id }
  }),

  /** The progress of an import. */
  status: staffProcedure('imports')
    .input(Run)
    .query(async ({ input: { id }, ctx }) => {
      const run = await findImport(ctx.db, id)
      if (!run) throw new TRPCError({ code: 'NOT_FOUND' })
      return statusOf(ctx.db, run)
    }),
})

const leadsRouter = router({
  /** What a search finds while it is typed. */
  find: staffProcedure('leads')
    .input(Search)
    .query(({ input: { search }, ctx }) => findLeads(ctx.db, ctx.staff, search)),

  /** The leads received since a moment, as the list shows them, newest first. */
  since: staffProcedure('leads')
    .input(Since)
    .query(({ input, ctx }) =>
      newLeadsSince(ctx.db, ctx.staff, new Date(input.since).toISOString()),
    ),
})

const postsRouter = router({
  /** Renders a text as a post; no HTML when the text cannot be parsed. */
  preview: staffProcedure('posts')
    .input(Preview)
    .mutation(async ({ input }) => {
      const html = await livePreview(input.markdown).catch((error) => {
        if (!(error instanceof TooManyPreviews)) throw error
        throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Too many previews at once.' })
      })
      return { html: html === undefined ? undefined : htmlInTown(html, undefined) }
    }),
})

const MAX_PATH_LENGTH = 200

const Visit = type({ path: type('string').atMostLength(MAX_PATH_LENGTH) })

export const visitsRouter = router({
  /**
   * Counts a visit of a tracked page. Other pages and crawlers get a response but are not counted.
   */
  record: procedure.input(Visit).mutation(async ({ input: { path }, ctx }) => {
    const counted = !isBot(ctx.request.headers) && (await isCounted(ctx.db, path))
    if (counted) await recordVisit(ctx.db, { path, day: officeDay() })
    return { counted }
  }),
})

/** Only pages of real towns count: anyone can call this. */
async function isCounted(db: Db, path: string): Promise<boolean> {
  const page = trackedPage(path)
  if (!page) return false
  return page.town === undefined || (await findTown(db, page.town)) !== undefined
}

const vesselsRouter = router({
  /** The vessel types of the wizard's list, as `{slug, name}`. */
  options: procedure.query(({ ctx }) => listVesselOptions(ctx.db)),
})

const searchRouter = router({
  /** The best of what a visitor's search finds while it is typed, as `{href, title, of}`. */
  find: procedure
    .input(Search)
    .query(({ input: { search }, ctx }) => findWhileTyping(ctx.db, search)),
})

export const appRouter = router({
  forms: formsRouter,
  imports: importsRouter,
  leads: leadsRouter,
  posts: postsRouter,
  search: searchRouter,
  vessels: vesselsRouter,
  visits: visitsRouter,
})

export type AppRouter = typeof appRouter

/** Many times what 100 short answers, a long message and ten file ids need. */
const MAX_CALL_BYTES = 256 * 1024

/** The tRPC calls of awake pages, under /api/trpc. */
export const trpcRoutes = new Hono()

trpcRoutes.use(limitBody(MAX_CALL_BYTES, tooLong))
trpcRoutes.on(['GET', 'POST'], '*', (c) => serveTrpc(c.req.raw))
trpcRoutes.all('*', () => methodNotAllowed('GET, HEAD, POST'))

function tooLong(c: Context): Response {
  return c.json({ error: { message: 'That is more text than a form can hold.' } }, 413)
}

async function serveTrpc(request: Request): Promise<Response> {
  const cookies: string[] = []
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    allowBatching: false,
    createContext: () => ({
      ...services(),
      request,
      setCookie: (line) => {
        cookies.push(line)
      },
    }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        log.error({ err: error.cause, path }, 'a tRPC call failed')
    },
  })
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(response.body, { status: response.status, headers })
}
