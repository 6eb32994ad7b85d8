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

const SILENT_S3 = {
  BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
  BACKUP_S3_ACCESS_KEY: 'a',
  BACKUP_S3_SECRET_KEY: 'b',
}

test.each<[string, string, Settings, string]>([
  ['does not answer', 's3://backups/site', SILENT_S3, 'it refuses the connection'],
  ['has no settings', 's3://backups/site', {}, 'set BACKUP_S3_ENDPOINT'],
  ['is no folder', '/dev/null/backups', {}, 'ENOTDIR'],
])('a place that %s at the time of a backup is recorded for staff', async (_, to, more, reason) => {
  const { db, env } = await openSqlite()
  const { output } = backUpEveryDay({ ...env, ...more }, to)
  await until('the failure is recorded', async () => {
    return (await findBackupState(db)).failed?.reason.includes(reason) ?? false
  })
  await until('the failure is printed', () => output().includes(reason))
  expect((await findBackupState(db)).good).toBeUndefined()
})
