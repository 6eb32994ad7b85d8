import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/submissions.ts'
import type { Db } from '../../../db/open.ts'
import { openJobs } from '../../../db/ops/outbox.ts'
import { openSqlite } from '../../servers/databases.ts'
import { acceptUntilKilled, leadOf } from '../../sites/run-until-killed.ts'

const PROGRAM = join(import.meta.dirname, 'accept-until-killed.ts')
/** Two waves of eight leads are answered, and the process dies in the commit of the third. */
const ANSWERED = 16

test('kill -9 before a shared commit: what was answered is there, and of the others nothing', async () => {
  const { db, url } = await openSqlite()
  expect(await acceptUntilKilled(PROGRAM, url, 'before')).toHaveLength(ANSWERED)
  expect(await keysOf(db)).toHaveLength(ANSWERED)
  expect(await openJobs(db, 'all', 1000)).toHaveLength(2 * ANSWERED)
  const again = await acceptSubmission(db, leadOf('3-0'))
  expect(again.repeated).toBe(false)
})

test('kill -9 after a shared commit: all of it is there, and whoever sends again hears of the same lead', async () => {
  const { db, url } = await openSqlite()
  expect(await acceptUntilKilled(PROGRAM, url, 'after')).toHaveLength(ANSWERED)
  const stored = await keysOf(db)
  expect(stored).toHaveLength(ANSWERED + 8)
  expect(await openJobs(db, 'all', 1000)).toHaveLength(2 * stored.length)
  for (const key of stored) {
    expect(await acceptSubmission(db, leadOf(key))).toMatchObject({ repeated: true })
  }
  expect(await keysOf(db)).toEqual(stored)
})

async function keysOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('submission_key').execute()
  return rows.map(({ submission_key }) => submission_key)
}
