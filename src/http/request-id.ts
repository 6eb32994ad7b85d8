import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { withOrigin } from '../../db/ops/origin.ts'
import { config } from '../settings/config.ts'
import { requestId, validTraceparent } from '../telemetry/request-id.ts'
import { inSpan, type Span } from '../telemetry/spans.ts'
import { isTrustedPeer } from './client-address.ts'
import type { SiteEnv } from './site-env.ts'

/**
 * Gives each request of the application an id, which its log lines and the jobs that it promises carry.
 * What is no page says it in X-Request-Id; pages, which may be cached, do not.
 */
export const requestIdMiddleware: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const given = isFromProxy(c) ? c.req.raw.headers : undefined
  const request = requestId(given?.get('x-request-id'))
  const trace = validTraceparent(given?.get('traceparent'))
  const { method, path } = c.req
  await withOrigin({ request, trace }, () =>
    inSpan(method, { side: 'server', 'http.request.method': method }, async (span) => {
      await next()
      if (span) describe(span, c, request)
    }),
  )
  if (path.startsWith('/api/') || !['GET', 'HEAD'].includes(method)) {
    c.res.headers.set('x-request-id', request)
  }
}

/** Without the path: links to requests have their secrets there. */
function describe(span: Span, c: Context, request: string): void {
  span.set({
    'http.route': routePath(c),
    'http.response.status_code': c.res.status,
    'site.section': c.req.path.split('/')[1] ?? '',
    'site.request': request,
  })
}

function isFromProxy({ env }: Context<SiteEnv>): boolean {
  return isTrustedPeer(env?.incoming?.socket.remoteAddress, config().trustedProxies)
}
