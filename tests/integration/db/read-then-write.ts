import { sql } from 'kysely'
import { isPostgres, openDatabase } from '../../../db/open.ts'

/** A process of its own that reads a row and writes it raised by one, many times, in transactions. */
const [, , url = '', name = '', rounds = ''] = process.argv
const db = openDatabase(url)
// SQLite has no fair lock queue: on a busy machine one process may wait long for the file.
if (!isPostgres(url)) await sql`pragma busy_timeout = 120000`.execute(db)
for (let round = 0; round < Number(rounds); round++) {
  await db.transaction().execute(async (tx) => {
    const first = { name: 'shared count', beat_at: name, details: '{"count":0}' }
    await tx
      .insertInto('heartbeats')
      .values(first)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at: name }))
      .execute()
    const row = await tx
      .selectFrom('heartbeats')
      .select('details')
      .where('name', '=', 'shared count')
      .executeTakeFirstOrThrow()
    const count = JSON.parse(row.details).count + 1
    await tx
      .updateTable('heartbeats')
      .set({ details: JSON.stringify({ count }) })
      .where('name', '=', 'shared count')
      .execute()
  })
}
await db.destroy()
