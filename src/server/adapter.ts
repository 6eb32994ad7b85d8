import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders'
import { isStaffAddress } from '../http/addresses.ts'
import type { RequestContext } from '../http/request-context.ts'
import { behindSignIn } from '../staff/door/guard.ts'
import { answerPage } from './pages.ts'
import { answerService } from './routes.ts'

/**
 * Waku's pages with everything our server does around them, in development and in production.
 * Waku's own Node adapter looks for a file on disk at every request and refuses bodies over 100 MB,
 * which ten attachments are.
 */
export const adapter = createServerEntryAdapter(({ processRequest, processBuild, config }) => ({
  fetch: async (request: Request, context: RequestContext = {}) => {
    const service = await answerService(request, context)
    if (service instanceof Response) return service
    const answer = () => answerPage(request, processRequest, service)
    return isStaffAddress(new URL(request.url)) ? behindSignIn(request, answer) : answer()
  },
  build: processBuild,
  buildOptions: { distDir: config.distDir },
  buildEnhancers: [],
}))
