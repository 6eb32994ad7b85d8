import type { BackupState } from './backups.ts'

/** What the settings say about backups. */
export interface BackupRules {
  /** Where they go; undefined if no setting says so. */
  to: string | undefined
}

const HOUR_MS = 3_600_000
/** A last good backup that is older raises an alarm: one is taken a day. */
const MAX_AGE_HOURS = 26

/** Whether somebody has set up backups, or has tried to take one. */
export function isBackedUp({ good, failed }: BackupState, { to }: BackupRules): boolean {
  return to !== undefined || good !== undefined || failed !== undefined
}

/** What is wrong with the backups, as a sentence; undefined if nothing is, or if there are to be none. */
export function backupAlarm(state: BackupState, rules: BackupRules, now: Date): string | undefined {
  if (!isBackedUp(state, rules)) return undefined
  if (!state.good) return 'No backup of the site has been taken yet.'
  const hours = Math.floor((now.getTime() - state.good.at.getTime()) / HOUR_MS)
  if (hours < MAX_AGE_HOURS) return undefined
  return `The last good backup is ${hours} hours old.`
}
