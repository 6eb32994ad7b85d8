import { PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Db } from './open.ts'
import type { Database } from './schema/index.ts'

/** Two waited for each other, or Postgres took the process for one that hangs, as when its own clock is set. */
const ENDED_BY_POSTGRES = ['40P01', '25P03']
/** What pg says of a connection that Postgres closed between two statements: this one was not sent. */
const NOT_SENT = /not queryable/
/** Of transactions that wait for each other Postgres ends one, so the next try finds one fewer. */
const TRIES = 5
/** Longer than any pause between two statements of a process that runs. */
const IDLE_LIMIT = '5s'

/**
 * Runs some work in a transaction, and again when Postgres ends it before its commit. Of a process that hangs, or
 * whose machine is gone, in the middle of it, Postgres would keep the locks for hours, and all others would wait for
 * them: after a while it ends the transaction.
 * @param work May run several times; only the last time counts.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await limitIdleness(tx)
        return work(tx)
      })
    } catch (error) {
      if (tries === TRIES || !wasEnded(error)) throw error
    }
  }
}

/** Whether Postgres has ended a transaction before its commit. */
function wasEnded(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return ENDED_BY_POSTGRES.includes(code) || NOT_SENT.test(message)
}

/** Until the transaction ends: behind PgBouncer the next one in this session is somebody else's. */
async function limitIdleness(tx: Transaction<Database>): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select set_config('idle_in_transaction_session_timeout', ${IDLE_LIMIT}, true)`.execute(
    tx,
  )
}
