import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { attachmentApi } from '../attachments/api.ts'
import { answerFormPost } from '../forms/answer-post.ts'
import type { PageInPlace } from '../http/in-place.ts'
import type { RequestContext } from '../http/request-context.ts'
import { plainHeaders } from '../http/secure-headers.ts'
import { services } from '../http/services.ts'
import { serveImage } from '../images/serve.ts'
import { NEWSLETTER } from '../newsletter/addresses.ts'
import { answerConfirm, answerSubscribe, answerUnsubscribe } from '../newsletter/answer-post.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../settings/business.ts'
import { staffAccess } from '../staff/door/serve-access.ts'
import { serveAuth } from '../staff/door/serve-auth.ts'
import { answerPostForm } from '../staff/posts/answer-post-form.ts'
import { answerImagePost } from '../staff/posts/serve-images.ts'
import { answerTestimonialForm } from '../staff/testimonials/answer-testimonial-form.ts'
import { forms } from './forms.ts'
import { readiness } from './readiness.ts'
import { siteFiles } from './sitemap/serve.ts'
import { staffApi } from './staff-routes.ts'
import { serveTrpc } from './trpc/serve.ts'

/** 100 short answers, a long message and ten file ids fit in many times over. */
const MAX_CALL_BYTES = 256 * 1024

const app = new Hono<{ Bindings: RequestContext }>()
/** The rest of the body is never read, so the connection cannot carry another request. */
const tooMuch = (c: Context) =>
  c.json({ error: { message: 'That is more text than a form can hold.' } }, 413, {
    connection: 'close',
  })

const inPlaceOf = new WeakMap<Request, PageInPlace>()

app.use(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
})
app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
app.get('/readyz', async (c) => {
  const { ready, body } = await readiness(services())
  return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
})
app.use('/api/trpc/*', bodyLimit({ maxSize: MAX_CALL_BYTES, onError: tooMuch }))
app.all('/api/trpc/*', (c) => serveTrpc(c.req.raw, services()))
app.all('/api/attachments', (c) => attachmentApi(services())(c.req.raw))
app.all('/api/forms/:kind', async (c) => {
  const form = forms[c.req.param('kind') as SubmissionKind]
  if (!form) return c.text('There is no such form.', 404)
  if (c.req.method !== 'POST') return c.redirect(form.form.path, 303)
  return orInPlace(c, await answerFormPost(form, c.req.raw, services()))
})
app.post(NEWSLETTER, async (c) => orInPlace(c, await answerSubscribe(c.req.raw, services())))
app.post(CONFIRM_PATH, async (c) => orInPlace(c, await answerConfirm(c.req.raw, services())))
app.post(UNSUBSCRIBE_PATH, async (c) =>
  orInPlace(c, await answerUnsubscribe(c.req.raw, services())),
)
// These two ask for the session themselves: what was typed comes back when it has ended.
app.post('/api/staff/posts', async (c) => orInPlace(c, await answerPostForm(c.req.raw, services())))
app.post('/api/staff/testimonials', async (c) =>
  orInPlace(c, await answerTestimonialForm(c.req.raw, services())),
)
staffApi.post('/images', (c) => answerImagePost(c.req.raw, services()))
app.route('/api/staff', staffApi)
app.route('/api/staff-access', staffAccess)
app.use('/api/auth/*', bodyLimit({ maxSize: MAX_CALL_BYTES, onError: tooMuch }))
app.all('/api/auth/*', (c) => serveAuth(c.req.raw, c.env))
app.all('/images/*', (c) => serveImage(c.req.raw, services().store))
app.route('/', siteFiles)
app.all('/api/*', (c) => c.json({ error: { message: 'There is nothing here.' } }, 404))

/**
 * Answers what is not a page.
 * @returns The response; or the page to render in its place; or undefined for a page.
 */
export async function answerService(
  request: Request,
  context: RequestContext,
): Promise<Response | PageInPlace | undefined> {
  if (!isService(request)) return undefined
  const response = await app.fetch(request, context)
  return inPlaceOf.get(request) ?? response
}

const FILES = [
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/site.webmanifest',
]
/** Pages, unless something is posted to them, be it by a mail program. */
const POSTED_TO = [NEWSLETTER, CONFIRM_PATH, UNSUBSCRIBE_PATH]

function isService({ url, method }: Request): boolean {
  const { pathname } = new URL(url)
  return (
    /^\/(api|images)\//.test(pathname) ||
    FILES.includes(pathname) ||
    /^\/sitemap-\d+\.xml$/.test(pathname) ||
    (method === 'POST' && POSTED_TO.includes(pathname))
  )
}

/** The answer; a page is rendered where the app was asked from. */
function orInPlace(c: Context, answer: Response | PageInPlace): Response {
  if (answer instanceof Response) return answer
  inPlaceOf.set(c.req.raw, answer)
  return c.body(null, 204)
}
