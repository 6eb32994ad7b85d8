import { fsRouter } from 'waku'
import adapter from 'waku/adapters/node'
import { siteMiddleware } from './server/app.ts'

export default adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  // Each route has a limit of its own: ten attachments are 100 MB.
  bodyLimit: false,
  middlewareFns: [siteMiddleware],
})
