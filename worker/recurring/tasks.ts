import { quarantineKey } from '../../db/leads/attachments.ts'
import { deleteLeads, leadsBefore } from '../../db/leads/delete-leads.ts'
import { promiseHeldNotice } from '../../db/leads/held-notice.ts'
import { returnLost } from '../../db/leads/policies.ts'
import { previewKeys, promisePreviewsAgain } from '../../db/leads/previews.ts'
import {
  abandonUnclaimed,
  deleteOldDrafts,
  filesOfDrafts,
  forgetFiles,
  promiseScansAgain,
} from '../../db/leads/recurring.ts'
import { deleteEndedCounts } from '../../db/limits/rate-limit.ts'
import {
  CONFIRM_WITHIN_DAYS,
  deleteOldMessages,
  deleteUnconfirmed,
  deleteUnsubscribed,
  UNSUBSCRIBED_DAYS,
} from '../../db/newsletter/subscribers.ts'
import { backupAlarm, findBackupState } from '../../db/ops/backups.ts'
import { emptyLog } from '../../db/ops/empty-log.ts'
import { claimTurn } from '../../db/ops/heartbeats.ts'
import { enqueueOnce } from '../../db/ops/outbox.ts'
import { deleteDoneJobs } from '../../db/ops/sweep-outbox.ts'
import { deleteEndedSignIns } from '../../db/staff/sign-in-tries.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { getsLeads } from '../../db/staff/staff-roles.ts'
import { listDuePosts } from '../../db/writing/post-listings.ts'
import { deleteOldUnsaved } from '../../db/writing/unsaved-posts.ts'
import { DRAFT_DAYS, OFFICE_TIME_ZONE, UNSAVED_POST_DAYS } from '../../src/settings/business.ts'
import { dayAfter } from '../../src/settings/closings.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import type { Sweep } from './recurring.ts'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The timestamp `ms` milliseconds ago. */
export function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString()
}

const MAX_PAGES_A_RUN = 500
/** By then, whoever has stored a file has promised its jobs. */
const UNPROMISED_MS = 10 * 60_000

/** Publishes the scheduled posts that are due: adds them to the lists. */
export const publishDuePosts: Sweep = async ({ db }) => ({
  published: (await listDuePosts(db)).length,
})

/** For so long a worker that was down at the hour sends the digest after all. */
const LATE_HOURS = 3

const hourOfDay = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** The hour of the day in the office, 0 to 23. */
export function officeHour(now: Date = new Date()): number {
  return Number(hourOfDay.format(now))
}

/** Promises the morning's digests, the agency's and everyone's own, once a day however many workers there are. */
export const promiseDigest: Sweep = async ({ db, settings: { digestHour } }) => {
  const now = new Date()
  const hour = officeHour(now)
  if (digestHour === undefined || hour < digestHour || hour > digestHour + LATE_HOURS) {
    return { promised: 0 }
  }
  const day = officeDay(now)
  let promised = (await enqueueOnce(db, 'mail-digest', { day }, day)) ? 1 : 0
  for (const { id: staffId } of (await listStaff(db)).filter(getsLeads)) {
    const isNew = await enqueueOnce(db, 'mail-digest', { day, staffId }, `${day} ${staffId}`)
    if (isNew) promised++
  }
  return { promised }
}

/** Promises a message about the leads that a limit alone holds: the agency does not wait for somebody to look. */
export const promiseHeld: Sweep = async ({ db }) => ({ told: await promiseHeldNotice(db) })

/** A lost lead comes back so long before its visitor's policy ends. */
const RETURN_DAYS = 60

/** Has lost leads come back when their visitors will soon have to renew elsewhere. */
export const returnLostLeads: Sweep = async ({ db }) => {
  const today = officeDay()
  return { returned: await returnLost(db, today, dayAfter(today, RETURN_DAYS)) }
}

/** Raises an alarm, at most once a day, while the last good backup is too old. */
export const watchBackups: Sweep = async ({ db, settings, raiseAlarm }) => {
  const alarm = backupAlarm(await findBackupState(db), settings.backup, new Date())
  if (!alarm || !(await claimTurn(db, 'backup-alarm', DAY_MS))) return { alarms: 0 }
  await raiseAlarm('no-backup', alarm)
  return { alarms: 1 }
}

/**
 * Repeats some work until nothing is left of it, or for so many pages: the next run does the rest.
 * @param doPage Returns how much it has done.
 */
async function inPages(signal: AbortSignal, doPage: () => Promise<number>): Promise<number> {
  let all = 0
  for (let page = 0; page < MAX_PAGES_A_RUN && !signal.aborted; page++) {
    const done = await doPage()
    if (done === 0) break
    all += done
  }
  return all
}

/** Creates scan jobs for files that still need a scan but have no open job. */
export const sweepScans: Sweep = async ({ db, scanner }, signal) => ({
  scans: scanner ? await inPages(signal, () => promiseScansAgain(db, ago(UNPROMISED_MS))) : 0,
})

/** Creates jobs for files of leads without a preview: older ones, and those whose preview is missing. */
export const sweepPreviews: Sweep = async ({ db }, signal) => ({
  previews: await inPages(signal, () => promisePreviewsAgain(db, ago(UNPROMISED_MS))),
})

/**
 * The row of a digest prevents a second one of the same morning, and a queue that was restored from a backup may
 * have jobs of last week, which must find that they are done.
 */
const DONE_DAYS = 14

/** Deletes the jobs that were done two weeks ago. */
export const sweepOutbox: Sweep = async ({ db }, signal) => ({
  jobs: await inPages(signal, () => deleteDoneJobs(db, ago(DONE_DAYS * DAY_MS))),
})

const LEADS_A_PAGE = 200

/** Deletes leads older than RETENTION_DAYS, with their files; without that setting none. */
export const sweepLeads: Sweep = async ({ db, settings }, signal) => {
  const { retentionDays } = settings
  let deleted = 0
  if (retentionDays === undefined) return { deleted }
  while (!signal.aborted) {
    const ids = await leadsBefore(db, ago(retentionDays * DAY_MS), LEADS_A_PAGE)
    if (ids.length === 0) break
    deleted += await deleteLeads(db, null, ids, 'lead-expired')
  }
  return { deleted }
}

/** How long a file may wait for its form to be sent; in a draft, as long as the draft exists. */
const UNCLAIMED_HOURS = 6

/** Deletes files of forms that were never sent. */
export const sweepUploads: Sweep = async ({ db, store }, signal) => {
  const held = await filesOfDrafts(db, ago(DRAFT_DAYS * DAY_MS))
  const uploads = await inPages(signal, async () => {
    const abandoned = await abandonUnclaimed(db, ago(UNCLAIMED_HOURS * HOUR_MS), held)
    if (abandoned.length === 0) return 0
    for (const { id, objectKey, preview } of abandoned) {
      await store.remove(quarantineKey(id))
      await store.remove(objectKey)
      if (preview !== 'made') continue
      for (const key of Object.values(previewKeys(id))) await store.remove(key)
    }
    await forgetFiles(
      db,
      abandoned.map(({ id }) => id),
    )
    return abandoned.length
  })
  return { uploads }
}

/** An accepted draft is needed only for the second request of a double click. */
const ACCEPTED_DAYS = 1

/** Deletes abandoned form drafts. */
export const sweepDrafts: Sweep = async ({ db }) => ({
  drafts: await deleteOldDrafts(db, ago(DRAFT_DAYS * DAY_MS), ago(ACCEPTED_DAYS * DAY_MS)),
})

/** Deletes expired newsletter data, as the privacy policy promises. */
export const sweepSubscribers: Sweep = async ({ db }) => ({
  unconfirmed: await deleteUnconfirmed(db, ago(CONFIRM_WITHIN_DAYS * DAY_MS)),
  unsubscribed: await deleteUnsubscribed(db, ago(UNSUBSCRIBED_DAYS * DAY_MS)),
  messages: await deleteOldMessages(db, ago(CONFIRM_WITHIN_DAYS * DAY_MS)),
})

/** Deletes what staff typed into the form of a post long ago and never saved. */
export const sweepUnsavedPosts: Sweep = async ({ db }) => ({
  unsaved: await deleteOldUnsaved(db, ago(UNSAVED_POST_DAYS * DAY_MS)),
})

/** Deletes expired sign-in records. */
export const sweepSignIn: Sweep = ({ db }) => deleteEndedSignIns(db, new Date().toISOString())

/** Deletes counts whose window has ended. */
export const sweepLimits: Sweep = async ({ db }) => ({
  counts: await deleteEndedCounts(db),
})

/** Empties the log of a SQLite file, which has what was deleted as it was before. */
export const sweepLog: Sweep = async ({ db }) => ({ emptied: (await emptyLog(db)) ? 1 : 0 })
