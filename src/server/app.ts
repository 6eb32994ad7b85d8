import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { refuseCrossSiteUpload } from '../attachments/api.ts'
import { noticeUntrustedProxy, rememberAddress } from '../http/client-address.ts'
import { crossSite } from '../http/cross-site.ts'
import { noticePlainHttp } from '../http/plain-http.ts'
import { requestIdMiddleware } from '../http/request-id.ts'
import { secureHeaders } from '../http/secure-headers.ts'
import { services } from '../http/services.ts'
import { wellFormed } from '../http/well-formed.ts'
import { serveImage } from '../images/routes.ts'
import { incomingMail } from '../incoming/routes.ts'
import { config } from '../settings/config.ts'
import { serveCalendar } from '../staff/account/calendar.ts'
import { refuseCrossSiteStaffForm } from '../staff/session/refusals.ts'
import { staffAccess } from '../staff/sign-in/access-routes.ts'
import { authApi, refuseCrossSiteCall } from '../staff/sign-in/auth-routes.ts'
import type { AppEnv } from './app-env.ts'
import { answerError } from './pages/error-page.ts'
import { openPages } from './pages/pages.ts'
import type { Render } from './pages/render-page.ts'
import { metricsRoute } from './routes/metrics.ts'
import { health } from './routes/readiness.ts'
import { siteFiles } from './routes/site-files.ts'
import { staffRoutes } from './routes/staff.ts'
import {
  drafts,
  newsletterLinks,
  pageForms,
  uploads,
  visitorForms,
} from './routes/visitor-forms.ts'
import { trpcRoutes } from './trpc/router.ts'

/**
 * Every route of the site, as a middleware of Waku's Node adapter. Its last route has pages rendered, by asking the same
 * application once more for what is Waku's alone: a form that is answered in place shows another page than its own.
 */
export const siteMiddleware: MiddlewareFn = ({ app }) => {
  const site = createApp(async (request) => app.fetch(request, { isRender: true }))
  return (c, next) => (c.env?.isRender ? next() : Promise.resolve(site.fetch(c.req.raw, c.env)))
}

type MiddlewareFn = (options: { app: Hono }) => MiddlewareHandler<AppEnv>

/** @param render Waku. */
export function createApp(render: Render): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const pages = openPages(render)
  const { siteUrl, hasTrustedProxies } = config()

  app.onError(answerError)
  app.use(requestIdMiddleware)
  app.use(secureHeaders)
  app.use(wellFormed)
  app.use(rememberAddress)
  app.use(noticePlainHttp(siteUrl))
  app.use(noticeUntrustedProxy(hasTrustedProxies))
  app.route('/', metricsRoute())
  app.route('/', health)
  app.route('/', siteFiles)
  app.all('/images/:key{.+}', (c) => serveImage(c.req.raw, services().store))
  app.route('/', newsletterLinks(pages))

  // From here on, cross-site writes are refused, each interface in its own format.
  app.use('/api/trpc/*', crossSite(siteUrl, refuseCrossSiteCall))
  app.use('/api/auth/*', crossSite(siteUrl, refuseCrossSiteCall))
  app.use('/api/attachments/*', crossSite(siteUrl, refuseCrossSiteUpload))
  app.use('/api/uploads/*', crossSite(siteUrl, refuseCrossSiteUpload))
  app.use('/api/staff/*', crossSite(siteUrl, refuseCrossSiteStaffForm))
  app.use('/api/staff-access/*', crossSite(siteUrl, refuseCrossSiteStaffForm))
  app.use(crossSite(siteUrl, refuseCrossSiteForm))

  app.route('/api/trpc', trpcRoutes)
  app.route('/api/auth', authApi)
  app.route('/api', uploads)
  app.route('/api/staff', staffRoutes(pages))
  app.route('/api/staff-access', staffAccess)
  app.get('/api/calendar/:token{[\\w-]{43}\\.ics}', (c) =>
    serveCalendar(c.req.param('token').slice(0, -'.ics'.length), services().db),
  )
  app.route('/api/mail', incomingMail)
  app.route('/api/drafts', drafts)
  app.route('/api/forms', visitorForms(pages))
  app.route('/', pageForms(pages))
  app.all('/api/:path{.+}', (c) => c.json({ error: { message: 'There is nothing here.' } }, 404))
  app.route('/', pages.routes)
  return app
}

function refuseCrossSiteForm(c: Context): Response {
  const text = 'This form can only be sent from its own site.'
  return c.text(text, 403, { 'cache-control': 'no-store' })
}
