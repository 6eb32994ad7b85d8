import { fsRouter } from 'waku'
import adapter from 'waku/adapters/node'

export default adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  middlewareModules: import.meta.glob('./middleware/*.ts'),
})
