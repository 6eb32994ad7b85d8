import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { raiseSiteRevision, siteRevision } from '../../../db/ops/revision.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { openSqlite } from '../../servers/databases.ts'

/** `TIMEOUT_MS` of src/forms/send.ts. */
const FORM_WAITS_MS = 20_000

test('while another process has the database locked, readers go on and a writer waits its turn', async () => {
  const { db, url } = await openSqlite()
  const before = await siteRevision(db)
  const other = new Sqlite(url)
  other.exec('begin immediate')
  let written = false
  const writing = db.transaction().execute(raiseSiteRevision)
  void writing.then(() => (written = true))
  // Were it waiting synchronously, none of these would come through before the lock is given up.
  for (let read = 0; read < 20; read++) expect(await siteRevision(db)).toBe(before)
  expect(written).toBe(false)
  other.exec('rollback')
  other.close()
  await writing
  expect(await siteRevision(db)).toBe(before + 1)
})

test('while the database stays locked, nobody waits for the patience of all before as well', async () => {
  const { db, url } = await openSqlite()
  const other = new Sqlite(url)
  other.exec('begin immediate')
  const begun = performance.now()
  const work = [
    () => sql`update site_revision set revision = revision + 1`.execute(db),
    () => db.transaction().execute(raiseSiteRevision),
    () => acceptSubmission(db, quoteRequest()),
    () => acceptSubmission(db, quoteRequest()),
  ]
  const ends = work.map(async (write, at) => {
    await sleep(100 * at)
    await expect(write()).rejects.toThrow('database is locked')
    return performance.now() - begun
  })
  expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(FORM_WAITS_MS)
  other.exec('rollback')
  other.close()
  await acceptSubmission(db, quoteRequest())
})

test('two transactions of one process do not mix, and others see neither before its end', async () => {
  const { db } = await openSqlite()
  const before = await siteRevision(db)
  const seen: number[] = []
  await Promise.all(
    [1, 2].map(() =>
      db.transaction().execute(async (tx) => {
        await raiseSiteRevision(tx)
        const inside = await siteRevision(tx)
        seen.push(await siteRevision(db))
        expect(await siteRevision(tx)).toBe(inside)
      }),
    ),
  )
  expect(seen).toEqual([before, before + 1])
})
