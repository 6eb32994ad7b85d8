import type { Db } from '../../../../db/open.ts'
import { type BackupRules, backupAlarm, isBackedUp } from '../../../../db/ops/backup-alarm.ts'
import { type BackupState, findBackupState } from '../../../../db/ops/backups.ts'
import { inBytes, inTime, type PartState } from './part.ts'

/** The last backups, as the command that takes them has recorded them. */
export async function askBackup(db: Db, settings: BackupRules, now: Date): Promise<PartState> {
  return backupPart(await findBackupState(db), settings, now)
}

/** What the record of the last backups means. */
export function backupPart(state: BackupState, settings: BackupRules, now: Date): PartState {
  const name = 'Backup'
  if (!isBackedUp(state, settings)) {
    return {
      name,
      state: 'attention',
      text: 'None is set up. If this machine is lost, all leads and files are lost with it.',
    }
  }
  const { good, failed } = state
  const last = good
    ? `The last good backup was taken ${inTime(now.getTime() - good.at.getTime())} ago and takes ${inBytes(good.sizeBytes)}.`
    : 'No backup has been taken yet.'
  const text = failed ? `${last} The last try failed: ${failed.reason}` : last
  if (backupAlarm(state, settings, now)) return { name, state: 'down', text }
  return { name, state: failed ? 'attention' : 'works', text }
}
