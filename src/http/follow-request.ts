import type { Context, MiddlewareHandler } from 'hono'
import { withOrigin } from '../../db/ops/origin.ts'
import { config } from '../settings/config.ts'
import { requestId } from '../telemetry/request-id.ts'
import { isTrustedPeer } from './client-address.ts'
import type { SiteEnv } from './site-env.ts'

/**
 * Gives each request of the application an id, which its log lines and the jobs that it promises carry.
 * What is no page says it in X-Request-Id; pages, which may be cached, do not.
 */
export const followRequest: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const request = requestId(isFromProxy(c) ? c.req.header('x-request-id') : undefined)
  await withOrigin({ request }, next)
  if (c.req.path.startsWith('/api/') || !['GET', 'HEAD'].includes(c.req.method)) {
    c.res.headers.set('x-request-id', request)
  }
}

function isFromProxy({ env }: Context<SiteEnv>): boolean {
  return isTrustedPeer(env?.incoming?.socket.remoteAddress, config().trustedProxies)
}
