import type { SiteEnv } from '../http/site-env.ts'
import type { PageCache } from './cache/page-cache.ts'

/** What the lower layer passes along with a request. */
export interface AppEnv {
  Bindings: SiteEnv['Bindings'] & {
    /** Undefined in development, where nothing is cached. */
    pageCache?: PageCache
    /** Set by the application itself: the request is one for Waku alone. */
    isRender?: true
  }
}
