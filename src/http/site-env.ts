import type { HttpBindings } from '@hono/node-server'

/** What a route can know besides its request; empty when it is called directly. */
export interface SiteEnv {
  Bindings: Partial<HttpBindings>
}

/** The part of a route's context with the request and the client. */
export interface RequestContext {
  req: { raw: Request }
  env: SiteEnv['Bindings']
}
