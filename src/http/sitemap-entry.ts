import type { Timestamp } from '../../db/schema/index.ts'

/** A page that search engines should index. */
export interface SitemapEntry {
  path: string
  /** When its content last changed, if known. */
  lastModified?: Timestamp
}
