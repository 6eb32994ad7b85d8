import type { Json, Timestamp } from './index.ts'

export interface TextTables {
  text_versions: TextVersionTable
}

/** The pages whose texts staff edit, by the name of their table. */
export type TextKind = 'towns' | 'vessels' | 'products'

/** What has versions: those pages, by their slug, and profiles of brokers and posts, by their id. */
export type VersionedKind = TextKind | 'brokers' | 'posts'

/**
 * How a version came to be: `site` came with a release, `edit` was typed, `return` is a former
 * version that was brought back, `built-in` is the return to the text of the release.
 */
export type VersionOrigin = 'site' | 'edit' | 'return' | 'built-in'

/** A text that a page has shown; the newest of a page is what it shows, unless a release changed it. */
interface TextVersionTable {
  id: string
  kind: VersionedKind
  slug: string
  /** Counts the versions of a page, from 1. */
  number: number
  /** The text columns of the page's row, by name. */
  columns: Json
  made_by: VersionOrigin
  /** Null for what came with the site. */
  staff_email: string | null
  made_at: Timestamp
}
