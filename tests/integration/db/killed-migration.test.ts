import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pendingMigrations } from '../../../db/migrate.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'

const PROGRAM = join(import.meta.dirname, 'migrate-until-killed.ts')
/** Each life is longer than the one before: a migration that is taken back has to fit in one. */
const MORE_STATEMENTS = 15
const MOST_LIVES = 60

test('kill -9 again and again while SQLite is migrated: the next start goes on, and ends with the same tables', async () => {
  const url = join(testFolder(), 'site.sqlite')
  const ends: unknown[] = []
  for (let life = 1; life <= MOST_LIVES && ends.at(-1) !== 0; life++) {
    const child = fork(PROGRAM, [url, `${life * MORE_STATEMENTS}`], {
      execPath: resolve('node_modules/.bin/node'),
      execArgv: [],
    })
    const [code, signal] = await once(child, 'close')
    ends.push(signal ?? code)
    expect(ends.at(-1), `life ${life} ended by itself; its error stands above`).toBeOneOf([
      0,
      'SIGKILL',
    ])
  }
  expect(ends.at(-1)).toBe(0)
  // It died often enough to have died between two statements that belong together.
  expect(ends.length).toBeGreaterThan(8)
  const db = openDatabase(url)
  try {
    expect(await pendingMigrations(db)).toEqual([])
    expect(await tablesOf(db)).toEqual(await tablesOf((await openSqlite()).db))
  } finally {
    await db.destroy()
  }
})

async function tablesOf(db: Db): Promise<unknown[]> {
  const found = await sql`select name, sql from sqlite_master order by name`.execute(db)
  return found.rows
}
