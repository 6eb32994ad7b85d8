import { openDatabase } from '../../db/open.ts'

/** A process of its own that reads a row and writes it raised by one, 200 times, in transactions. */
const [, , url = '', name = ''] = process.argv
const db = openDatabase(url)
for (let round = 0; round < 200; round++) {
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
