import type { MiddlewareHandler } from 'hono'
import { answerPage } from '../server/pages.ts'
import type { RequestContext } from '../server/request-context.ts'
import { answerService } from '../server/services.ts'

/** Everything our server does around Waku's pages, in development and in production. */
export default function site(): MiddlewareHandler<{ Bindings: RequestContext }> {
  return async (c, next) => {
    const service = await answerService(c.req.raw, c.env)
    if (service instanceof Response) return service
    const page = await answerPage(c, next, service)
    if (!page) return
    // Waku has set a response by now, and Hono would keep it, and merge the two.
    c.res = undefined
    c.res = page
  }
}
