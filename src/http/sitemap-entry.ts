import type { Db } from '../../db/open.ts'
import type { Timestamp } from '../../db/schema/index.ts'

/** A page that search engines should know. */
export interface SitemapEntry {
  path: string
  /** When its content last changed, where that is known. */
  lastModified?: Timestamp
}

/** Lists the indexable pages of one kind. */
export type SitemapProvider = (db: Db) => Promise<SitemapEntry[]>
