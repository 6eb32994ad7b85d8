import type { HttpBindings } from '@hono/node-server'

/** What a route of the site can know beside its request; nothing when it is called by hand. */
export interface SiteEnv {
  Bindings: Partial<HttpBindings>
}

/** The part of a route's context that says who asks, and what. */
export interface RequestContext {
  req: { raw: Request }
  env: SiteEnv['Bindings']
}
