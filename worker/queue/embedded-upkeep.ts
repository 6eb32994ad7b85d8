import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'
import { every } from './every.ts'

const UPKEEP_INTERVAL_MS = 3_600_000

/**
 * Does for a PGlite what a Postgres server does by itself: PGlite has neither a checkpointer nor autovacuum,
 * whatever its settings say, so its log and its tables would grow for as long as the worker runs.
 * @returns Stops it.
 */
export function startUpkeep(lite: Pick<PGlite, 'exec'>, log: Logger): () => Promise<void> {
  return every(
    UPKEEP_INTERVAL_MS,
    () => keepUp(lite),
    (error) => log.error({ err: error }, 'the upkeep of the queue failed; it is tried again'),
  )
}

/** Makes the room of deleted rows usable again, and then removes the log up to here. */
export async function keepUp(lite: Pick<PGlite, 'exec'>): Promise<void> {
  // Each by itself: VACUUM cannot run in the transaction that several statements would share.
  await lite.exec('vacuum')
  await lite.exec('checkpoint')
}
