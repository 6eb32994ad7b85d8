import type { Timestamp } from './index.ts'

/** Who last reviewed what a page says. */
export interface ReviewTable {
  /** The page's path, such as /towns/mystic. */
  page: string
  broker_id: string
  /** A day in the office's time zone, YYYY-MM-DD. */
  reviewed_on: string
  /** Null for a review that was recorded before this was. */
  reviewed_at: Timestamp | null
}
