import { expect, test } from 'vitest'
import { findBackupState, recordBackup, recordFailedBackup } from '../../../db/ops/backups.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { backupPart } from '../../../src/staff/dashboard/health/states.ts'
import { watchBackups } from '../../../worker/recurring/tasks.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const RULES = { to: '/backups' }
const NONE = { good: undefined, failed: undefined }
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

onBothDatabases('the record of backups', (open) => {
  test('says how old the last good one is, and why the last try failed', async () => {
    const { db } = await open()
    expect(await findBackupState(db)).toEqual(NONE)
    await recordBackup(db, { name: 'first', files: 3, sizeBytes: 5 * 1024 ** 2 })
    const works = backupPart(await findBackupState(db), RULES, later(3))
    expect(works).toMatchObject({ state: 'works' })
    expect(works.text).toBe('The last good backup was taken 3 hours ago and takes 5 MB.')

    await db
      .updateTable('heartbeats')
      .set({ beat_at: later(-1).toISOString() })
      .execute()
    await recordFailedBackup(db, 'Its disk is full.')
    const failed = backupPart(await findBackupState(db), RULES, later(1))
    expect(failed).toMatchObject({ state: 'attention' })
    expect(failed.text).toMatch(/The last try failed: Its disk is full\.$/)
    expect(backupPart(await findBackupState(db), RULES, later(27)).state).toBe('down')
  })

  test('raises an alarm once a day when the last good one is too old, and none where there are to be none', async () => {
    const { db } = await open()
    const alarms: string[] = []
    const look = (more: NodeJS.ProcessEnv) =>
      watchBackups(
        {
          ...{ db, settings: parseConfig(more) },
          raiseAlarm: async (event, message) => void alarms.push(`${event}: ${message}`),
        } as Parameters<typeof watchBackups>[0],
        new AbortController().signal,
      )
    await look({})
    expect(alarms).toEqual([])
    await look({ BACKUP_TO: '/backups' })
    await look({ BACKUP_TO: '/backups' })
    expect(alarms).toEqual(['no-backup: No backup of the site has been taken yet.'])

    await db.deleteFrom('heartbeats').execute()
    await recordBackup(db, { name: 'old', files: 0, sizeBytes: 0 })
    await look({})
    expect(alarms).toHaveLength(1)
    await db
      .updateTable('heartbeats')
      .set({ beat_at: later(-30).toISOString() })
      .execute()
    await look({})
    expect(alarms[1]).toBe('no-backup: The last good backup is 30 hours old.')
  })
})

test('a site without backups is told that it has none', () => {
  const text = backupPart(NONE, { ...RULES, to: undefined }, new Date()).text
  expect(text).toContain('all leads and files are lost')
  expect(backupPart(NONE, RULES, new Date())).toMatchObject({ state: 'down' })
})
