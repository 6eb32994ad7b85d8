import { backupAlarm } from '../../db/ops/backup-alarm.ts'
import { findBackupState } from '../../db/ops/backups.ts'
import { claimTurn } from '../../db/ops/heartbeats.ts'
import { DAY_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

/** Raises an alarm, at most once a day, while the last good backup is too old. */
export const watchBackups: Sweep = async ({ db, settings, raiseAlarm }) => {
  const alarm = backupAlarm(await findBackupState(db), settings.backup, new Date())
  if (!alarm || !(await claimTurn(db, 'backup-alarm', DAY_MS))) return { alarms: 0 }
  await raiseAlarm('no-backup', alarm)
  return { alarms: 1 }
}
