import { expect, onTestFinished, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { openSqlite } from '../../servers/databases.ts'
import { launch, type Settings } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'

/** As the service `backup` of Docker runs it. */
function backUpEveryDay(settings: Settings, to: string) {
  const launched = launch('backup.ts', ['--every', '24', '--to', to], settings)
  onTestFinished(async () => {
    launched.child.kill()
    await launched.ended
  })
  return launched
}

test('a place that has no settings at the time of a backup is recorded for staff', async () => {
  const [to, reason] = ['s3://backups/site', 'set BACKUP_S3_ENDPOINT']
  const { db, env } = await openSqlite()
  const { output } = backUpEveryDay(env, to)
  await until('the failure is recorded', async () => {
    return (await findBackupState(db)).failed?.reason.includes(reason) ?? false
  })
  await until('the failure is printed', () => output().includes(reason))
  expect((await findBackupState(db)).good).toBeUndefined()
})
