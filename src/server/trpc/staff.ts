import { TRPCError } from '@trpc/server'
import { type } from 'arktype'
import { findImport, startImport } from '../../../db/writing/imports.ts'
import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { htmlInTown } from '../../blog/in-town.ts'
import { statusOf } from '../../staff/imports/load-import.ts'
import { newLeadsSince } from '../../staff/leads/list/new-leads-since.ts'
import { livePreview, TooManyPreviews } from '../../staff/posts/post-body.ts'
import { router, staffProcedure } from './init.ts'

const Run = type({ id: 'string.uuid' })
const Since = type({ since: 'string.date.iso' })
const Preview = type({ markdown: type('string').atMostLength(MAX_POST_CHARACTERS) })

export const importsRouter = router({
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

export const leadsRouter = router({
  /** The leads received since a moment, as the list shows them, newest first. */
  since: staffProcedure('leads')
    .input(Since)
    .query(({ input, ctx }) =>
      newLeadsSince(ctx.db, ctx.staff, new Date(input.since).toISOString()),
    ),
})

export const postsRouter = router({
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
