import type { Db } from '../open.ts'
import { beat, lastBeat } from './heartbeats.ts'

/** The rows of `heartbeats` that say how the last backups went. */
const GOOD = 'backup'
const FAILED = 'backup-failed'

/** A backup that was read back and found whole. */
interface GoodBackup {
  at: Date
  files: number
  sizeBytes: number
}

/** How the backups of the site are doing. */
export interface BackupState {
  /** The last good one; undefined if there never was one. */
  good: GoodBackup | undefined
  /** The last try, if it failed after the last good one. */
  failed: { at: Date; reason: string } | undefined
}

/** Records a good backup. */
export async function recordBackup(
  db: Db,
  about: { name: string; files: number; sizeBytes: number },
): Promise<void> {
  await beat(db, GOOD, about)
}

/**
 * Records a backup that failed.
 * @param reason A sentence for staff, without anything that a visitor typed.
 */
export async function recordFailedBackup(db: Db, reason: string): Promise<void> {
  await beat(db, FAILED, { reason })
}

/** How the last backups went. */
export async function findBackupState(db: Db): Promise<BackupState> {
  const [good, failed] = await Promise.all([lastBeat(db, GOOD), lastBeat(db, FAILED)])
  const isLater = failed !== undefined && (good === undefined || failed.at > good.at)
  return {
    good: good && {
      at: good.at,
      files: Number(good.details.files),
      sizeBytes: Number(good.details.sizeBytes),
    },
    failed: isLater ? { at: failed.at, reason: String(failed.details.reason) } : undefined,
  }
}

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
