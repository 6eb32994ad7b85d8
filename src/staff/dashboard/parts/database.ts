import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { clockAhead } from '../../../../db/clocks.ts'
import { type Db, isPostgres } from '../../../../db/open.ts'
import { clockTrouble, inBytes, type PartState, SET_CLOCKS } from './part.ts'

const SLOW_MS = 250

/** The site's database: how fast it answers, and how large it is. */
export async function askDatabase(db: Db, url: string): Promise<PartState> {
  const from = performance.now()
  await sql`select 1`.execute(db)
  const answerMs = performance.now() - from
  const wrong = clockTrouble('this website’s machine', await clockAhead(db))
  const state = databaseState(isPostgres(url), answerMs, await sizeOf(db, url))
  return wrong
    ? { ...state, state: 'attention', text: `${state.text} ${wrong} ${SET_CLOCKS}` }
    : state
}

/** What a database's answer means. */
export function databaseState(isServer: boolean, answerMs: number, sizeBytes: number): PartState {
  const kind = isServer ? 'Postgres' : 'SQLite, a file on this machine'
  const facts = `${kind}. It answers in ${Math.max(1, Math.round(answerMs))} ms and takes ${inBytes(sizeBytes)}.`
  return answerMs > SLOW_MS
    ? { name: 'Database', state: 'attention', text: `${facts} That is slow: pages wait for it.` }
    : { name: 'Database', state: 'works', text: facts }
}

async function sizeOf(db: Db, url: string): Promise<number> {
  if (!isPostgres(url)) return (await stat(url)).size
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size ?? 0)
}
