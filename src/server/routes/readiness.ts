import { newerMigrations, pendingMigrations } from '../../../db/migrate.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { within } from '../../http/within.ts'
import { type ObjectStore, ObjectStoreError } from '../../storage/objects.ts'

const PATIENCE_MS = 3000

/**
 * What /readyz says: ready when the database answers and knows every migration of this build.
 * An object store that fails is only named: pages are shown and leads accepted without it.
 */
export async function readiness({
  db,
  store,
}: Pick<Services, 'db' | 'store'>): Promise<{ ready: boolean; body: object }> {
  const [database, objectStore] = await Promise.all([askDatabase(db), askStore(store)])
  return { ready: database.ready, body: { ...database.body, objectStore } }
}

async function askDatabase(db: Services['db']) {
  try {
    const [pending, newer] = await within(
      PATIENCE_MS,
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

async function askStore(store: ObjectStore): Promise<string> {
  try {
    await within(PATIENCE_MS, store.check())
    return 'answers'
  } catch (err) {
    log.warn({ err }, 'the object store does not work: uploads are refused, leads are accepted')
    const { message } = err as Error
    return `does not answer: ${err instanceof ObjectStoreError ? err.reason : message}`
  }
}
