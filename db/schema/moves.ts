import type { Timestamp } from './index.ts'

/**
 * The move of a site to another database that this one takes part in; at most one row. The source is first
 * `copying`, `closing` while no worker may begin anything, and `closed` for good; the target is `preparing`,
 * `copying`, and `open` once the site is there.
 */
export interface MoveTable {
  id: 1
  /** The same in both databases. */
  move_id: string
  role: 'source' | 'target'
  /** Where the site moves to, in words, with the store of its files. */
  target: string
  state: 'preparing' | 'copying' | 'closing' | 'closed' | 'open'
  /** When the command last said that it runs: `closing` counts only while it does. */
  beat_at: Timestamp
}
