import { expect, test } from 'vitest'
import { listMissedSearches, recordMissedSearch } from '../../../db/ops/missed-searches.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('what was searched for in vain', (open) => {
  test('is listed once two have, the most first, and makes room for what is newer', async () => {
    const { db } = await open()
    const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 0, minute))
    for (const minute of [0, 1]) await recordMissedSearch(db, 'houseboat', at(minute))
    for (const minute of [2, 3, 4]) await recordMissedSearch(db, 'seaplane', at(minute))
    await recordMissedSearch(db, 'a name', at(5))
    const listed = () => listMissedSearches(db, at(0).toISOString(), 10)
    expect(await listed()).toEqual([
      { words: 'seaplane', count: 3 },
      { words: 'houseboat', count: 2 },
    ])
    expect(await listMissedSearches(db, at(2).toISOString(), 10)).toHaveLength(1)
    const newer = Array.from({ length: 299 }, (_, n) => `words ${n}`)
    const last_at = at(6).toISOString()
    await db
      .insertInto('missed_searches')
      .values(newer.map((words) => ({ words, count: 1, last_at })))
      .execute()
    await recordMissedSearch(db, 'the newest', at(7))
    expect(await listed()).toEqual([])
    const { kept } = await db
      .selectFrom('missed_searches')
      .select((eb) => eb.fn.countAll().as('kept'))
      .executeTakeFirstOrThrow()
    expect(Number(kept)).toBe(300)
  })
})
