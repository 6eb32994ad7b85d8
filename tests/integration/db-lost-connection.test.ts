import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { siteRevision } from '../../db/ops/revision.ts'
import { openPostgres } from '../databases.ts'

test.skipIf('missing' in inject('postgres'))(
  'a connection that Postgres ends within a transaction fails that transaction and nothing else',
  async () => {
    const { db } = await openPostgres()
    const lost = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      // The connection ends while nothing is asked of it: nobody but its owner could hear of that.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await siteRevision(tx)
    })
    await expect(lost).rejects.toThrow()
    expect(await siteRevision(db)).toBeGreaterThan(0)
  },
)
