import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { compilable, reusable } from '../../../db/reusable.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'

afterEach(() => vi.restoreAllMocks())

/** After as many uses, Postgres keeps a plan. */
const USES = 7

const read = reusable((db: Db, { key }: { key: string }) =>
  compilable(sql<{ key: string }>`select key from grown where key = ${key}`, db),
)

describeWith('postgres', 'plans', () => {
  test('one that was made for a small table does not read all of it once it is large', async () => {
    const { db } = await openPostgres('empty')
    await sql`create table grown (key text primary key)`.execute(db)
    await add(db, 10)
    await sql`analyze grown`.execute(db)
    // As between two of its counts a minute apart.
    await sql`alter table grown set (autovacuum_enabled = false)`.execute(db)
    await db.connection().execute(async (connection) => {
      for (let use = 0; use < USES; use++) await read(connection, { key: '5' })
      await add(connection, 5000)
      expect(await readsAll(connection)).toBe(true)
      const real = performance.now.bind(performance)
      vi.spyOn(performance, 'now').mockImplementation(() => real() + 6000)
      expect(await readsAll(connection)).toBe(false)
      expect((await read(connection, { key: '4321' })).rows).toEqual([{ key: '4321' }])
    })
  })

  test('a statement in a transaction that has failed says why', async () => {
    const { db } = await openPostgres('empty')
    await sql`create table grown (key text primary key)`.execute(db)
    const failing = db.transaction().execute(async (tx) => {
      await read(tx, { key: '1' })
      await expect(sql`select 1 / 0`.execute(tx)).rejects.toThrow('division by zero')
      const real = performance.now.bind(performance)
      vi.spyOn(performance, 'now').mockImplementation(() => real() + 6000)
      await read(tx, { key: '1' })
    })
    await expect(failing).rejects.toThrow('current transaction is aborted')
    expect((await read(db, { key: '1' })).rows).toEqual([])
  })
})

function add(db: Db, rows: number) {
  return sql`insert into grown select generate_series(1, ${rows}) on conflict do nothing`.execute(
    db,
  )
}

/** Whether one reading goes through the whole table, as Postgres counts it. */
async function readsAll(db: Db): Promise<boolean> {
  const before = await timesReadWhole(db)
  await read(db, { key: '1' })
  return (await timesReadWhole(db)) > before
}

async function timesReadWhole(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ seq_scan: number }>`
    select seq_scan from pg_stat_user_tables where relname = 'grown'`.execute(db)
  return Number(rows[0]?.seq_scan)
}
