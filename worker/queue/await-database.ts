import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { pendingMigrations } from '../../db/migrate.ts'
import type { Db } from '../../db/open.ts'
import { CannotStart, isUnavailable } from './errors.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/**
 * Resolves when the site's database is available and has every migration of this build.
 * @param patient Wait indefinitely for a database server that is unavailable.
 * @throws CannotStart
 */
export async function awaitDatabase(db: Db, patient: boolean, log: Logger): Promise<void> {
  const pending = await retryWhileUnavailable(patient, log, () => pendingMigrations(db)).catch(
    (error) => {
      throw new CannotStart(`The worker cannot use the site's database: ${error.message}`, error)
    },
  )
  if (pending.length > 0) {
    throw new CannotStart(
      `The site's database lacks ${pending.length === 1 ? 'a migration' : `${pending.length} migrations`} (${pending.join(', ')}): run npm run migrate, then start the worker again.`,
    )
  }
}

/** Retries with exponential backoff while Postgres is unavailable. */
export async function retryWhileUnavailable<T>(
  patient: boolean,
  log: Logger,
  work: () => Promise<T>,
): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!patient || !isUnavailable(error)) throw error
      log.warn({ err: error, wait }, 'Postgres is unavailable; retrying')
      await sleep(wait)
    }
  }
}
