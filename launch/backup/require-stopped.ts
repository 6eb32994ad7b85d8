import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { type Db, isPostgres, openDatabase } from '../../db/open.ts'
import { lastBeat } from '../../db/ops/heartbeats.ts'
import { runningSite } from '../../src/server/running-site.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { StartError } from '../explain.ts'
import { counted } from './counted.ts'

/** A process that was heard of this recently is still running. */
const RUNS_MS = 30_000
/** Postgres takes a moment to end connections that are closed. */
const CLOSED_WITHIN_MS = 3000
const LOOK_EVERY_MS = 200

/** How to stop a site, however it was started. */
export const STOP_IT =
  "stop the site on all machines (sudo systemctl stop 'fayerweather-*', docker compose stop web worker, or Ctrl-C), and run the command again."

/**
 * Requires that no process of the site uses its database, which is about to be replaced.
 * @returns Lets go of the database of SQLite, which nothing can open until then.
 * @throws StartError
 */
export async function requireStopped(site: {
  databaseUrl: string
  dataDir: string
}): Promise<() => void> {
  const { databaseUrl, dataDir } = site
  const web = await runningSite(dataDir)
  if (web) throw new StartError(`The site runs at ${web.address}: ${STOP_IT}`)
  if (!isPostgres(databaseUrl)) return holdSqlite(databaseUrl)
  const db = openDatabase(databaseUrl)
  try {
    await requireSilent(db)
  } finally {
    await db.destroy()
  }
  return () => {}
}

/** Every process that has the database open shares a lock of it, which ends with the process. */
function holdSqlite(path: string): () => void {
  if (!existsSync(path)) return () => {}
  let unlock: (() => void) | undefined
  try {
    unlock = lockFile(path)
  } catch (error) {
    // A damaged one is what a backup is for.
    const code = error instanceof Sqlite.SqliteError ? error.code : ''
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return () => {}
    throw error
  }
  if (!unlock) throw new StartError(`A process uses the database ${path}: ${STOP_IT}`)
  return unlock
}

async function requireSilent(db: Db): Promise<void> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'heartbeats')) return
  for (const name of ['worker', 'web']) {
    const beat = await lastBeat(db, name)
    if (!beat || Date.now() - beat.at.getTime() > RUNS_MS) continue
    throw new StartError(
      `A ${name} process of the site was running less than 30 seconds ago: ${STOP_IT} If it is stopped already, wait for half a minute.`,
    )
  }
  const giveUpAt = performance.now() + CLOSED_WITHIN_MS
  for (;;) {
    const others = await otherConnections(db)
    if (others === 0) return
    if (performance.now() > giveUpAt) {
      throw new StartError(
        `The user of the site has ${counted(others, 'other connection')} to this database: ${STOP_IT} PgBouncer keeps some for a while: stop it, too.`,
      )
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** Of the same user, and so not those of an administrator or of monitoring. */
async function otherConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and usename = current_user
      and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
  return rows[0]?.others ?? 0
}
