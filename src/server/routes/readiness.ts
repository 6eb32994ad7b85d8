import { newerMigrations, pendingMigrations } from '../../../db/migrate.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { within } from '../../http/within.ts'
import { type ObjectStore, ObjectStoreError } from '../../storage/objects.ts'

const TIMEOUT_MS = 3000

/**
 * The answer of /readyz: ready when the database answers and has every migration of this build. A
 * failing object store is only reported: pages and leads work without it.
 */
export async function readiness({
  db,
  store,
}: Pick<Services, 'db' | 'store'>): Promise<{ ready: boolean; body: object }> {
  const [database, objectStore] = await Promise.all([checkDatabase(db), checkStore(store)])
  return { ready: database.ready, body: { ...database.body, objectStore } }
}

async function checkDatabase(db: Services['db']) {
  try {
    const [pending, newer] = await within(
      TIMEOUT_MS,
      Promise.all([pendingMigrations(db), newerMigrations(db)]),
    )
    return {
      ready: pending.length === 0,
      body: { database: 'answers', pendingMigrations: pending, newerMigrations: newer },
    }
  } catch (err) {
    log.warn({ err }, 'not ready: the database does not answer')
    return { ready: false, body: { database: 'does not answer' } }
  }
}

async function checkStore(store: ObjectStore): Promise<string> {
  try {
    await within(TIMEOUT_MS, store.check())
    return 'answers'
  } catch (err) {
    log.warn({ err }, 'the object store does not work: uploads are refused, leads are accepted')
    const { message } = err as Error
    return `does not answer: ${err instanceof ObjectStoreError ? err.reason : message}`
  }
}
