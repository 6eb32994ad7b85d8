import { type Context, Hono } from 'hono'
import type { PageInPlace } from '../../http/in-place.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { staffGuard } from '../../staff/door/guard.ts'
import type { AppEnv } from '../app-env.ts'
import { answerPage, responseOf } from './answer-page.ts'
import { PageMaker } from './page-maker.ts'
import { redirectToPage } from './redirects.ts'
import type { Render } from './render-page.ts'
import type { RenderQueue } from './render-queue.ts'

/** Everything that Waku renders. */
export interface Pages {
  /** The catch-all route: a page, or a part of one. */
  routes: Hono<AppEnv>
  /** The response to a form: as it is, or the rendered page that it names. */
  orInPlace(c: Pick<Context, 'req'>, answer: Response | PageInPlace): Promise<Response>
}

/**
 * @param render Waku.
 * @returns The pages, and the queue in which their renders wait.
 */
export function openPages(render: Render): Pages & { queue: RenderQueue } {
  const routes = new Hono<AppEnv>()
  const maker = new PageMaker(render)
  routes.use(staffGuard)
  // Also a page that is for one visitor alone says what the agency says now.
  routes.use(async (_, next) => {
    await currentRevision()
    await next()
  })
  routes.use((c, next) => {
    const redirect = redirectToPage(new URL(c.req.url))
    return redirect ? Promise.resolve(redirect) : next()
  })
  routes.get('*', (c) => {
    const { readyPages } = c.env
    if (readyPages) maker.serve(readyPages)
    return answerPage(c.req.raw, maker, readyPages)
  })
  routes.all('*', () => methodNotAllowed('GET, HEAD', 'This address only shows pages.'))
  return {
    queue: maker.queue,
    routes,
    async orInPlace({ req }, answer) {
      if (answer instanceof Response) return answer
      await currentRevision()
      const url = new URL(answer.path, req.url)
      return responseOf(await maker.own(url, req.raw.headers, answer), req.raw)
    },
  }
}
