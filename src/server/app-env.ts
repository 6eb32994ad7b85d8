import type { SiteEnv } from '../http/site-env.ts'
import type { ReadyPages } from './ready/ready-pages.ts'

/** What the lower layer passes along with a request. */
export interface AppEnv {
  Bindings: SiteEnv['Bindings'] & {
    /** The cached pages; undefined in development, where nothing is cached. */
    readyPages?: ReadyPages
  }
}
