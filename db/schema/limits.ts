import type { Timestamp } from './index.ts'

/** How often something happened in a window of time. */
export interface LimitCountTable {
  /** What is counted, and a keyed hash of whose it is: no address can be read from it. */
  key: string
  count: number
  /** When the count begins again. */
  ends_at: Timestamp
}
