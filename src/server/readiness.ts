import { newerMigrations, pendingMigrations } from '../../db/migrate.ts'
import { log } from './log.ts'
import type { Services } from './site.ts'

const PATIENCE_MS = 3000

/** What /readyz says: ready when the database answers and knows every migration of this build. */
export async function readiness({ db }: Services): Promise<{ ready: boolean; body: object }> {
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

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()
  })
  return Promise.race([work, late])
}
