import type { PgBoss } from 'pg-boss'
import type { WorkerContext } from '../jobs/context.ts'
import { SWEEPS } from '../queue/queues.ts'
import { followUpDocuments } from './follow-up-documents.ts'
import { readMailbox } from './read-mailbox.ts'
import { sweepObjects } from './sweep-objects.ts'
import {
  promiseDigest,
  promiseHeld,
  publishDuePosts,
  returnLostLeads,
  sweepDrafts,
  sweepLeads,
  sweepLimits,
  sweepLog,
  sweepOutbox,
  sweepPreviews,
  sweepScans,
  sweepSignIn,
  sweepSubscribers,
  sweepUnsavedPosts,
  sweepUploads,
  watchBackups,
} from './tasks.ts'

/**
 * A periodic cleanup. It may be repeated or interrupted at any moment.
 * @returns What it did, for the log.
 */
export type Sweep = (
  context: Pick<WorkerContext, 'db' | 'settings' | 'store' | 'scanner' | 'raiseAlarm' | 'log'>,
  signal: AbortSignal,
) => Promise<Record<string, number>>

/** Every sweep and its schedule: minute, hour, day, month, weekday, in UTC. */
export const recurring: Record<string, { cron: string; sweep: Sweep }> = {
  posts: { cron: '* * * * *', sweep: publishDuePosts },
  scans: { cron: '7,22,37,52 * * * *', sweep: sweepScans },
  previews: { cron: '12,42 * * * *', sweep: sweepPreviews },
  uploads: { cron: '17 * * * *', sweep: sweepUploads },
  drafts: { cron: '27 * * * *', sweep: sweepDrafts },
  'sign-in': { cron: '37 * * * *', sweep: sweepSignIn },
  subscribers: { cron: '47 * * * *', sweep: sweepSubscribers },
  'unsaved-posts': { cron: '33 * * * *', sweep: sweepUnsavedPosts },
  limits: { cron: '*/10 * * * *', sweep: sweepLimits },
  leads: { cron: '57 * * * *', sweep: sweepLeads },
  digest: { cron: '*/5 * * * *', sweep: promiseDigest },
  held: { cron: '*/10 * * * *', sweep: promiseHeld },
  mailbox: { cron: '* * * * *', sweep: readMailbox },
  documents: { cron: '19,49 * * * *', sweep: followUpDocuments },
  'lost-leads': { cron: '21 * * * *', sweep: returnLostLeads },
  backups: { cron: '51 * * * *', sweep: watchBackups },
  outbox: { cron: '3 * * * *', sweep: sweepOutbox },
  // After those that delete.
  log: { cron: '4,34 * * * *', sweep: sweepLog },
  objects: { cron: '41 7 * * *', sweep: sweepObjects },
}

/** Three, so that neither a long sweep nor a slow mailbox delays the publishing of posts. */
const LANES = 3

/** Has pg-boss run each sweep on its schedule, on one of the workers. */
export async function startRecurring(boss: PgBoss, context: WorkerContext): Promise<void> {
  for (let lane = 0; lane < LANES; lane++) {
    await boss.work<{ sweep: string }>(SWEEPS, { batchSize: 1 }, async ([job]) => {
      if (job) await doSweep(context, job.data.sweep, job.signal)
    })
  }
  for (const [name, { cron }] of Object.entries(recurring)) {
    await boss.schedule(SWEEPS, cron, { sweep: name }, { key: name, missed: 'once' })
  }
  for (const { key } of await boss.getSchedules(SWEEPS)) {
    if (!Object.hasOwn(recurring, key)) await boss.unschedule(SWEEPS, key)
  }
}

async function doSweep(context: WorkerContext, name: string, signal: AbortSignal): Promise<void> {
  const { log } = context
  const startedAt = Date.now()
  try {
    const done = await recurring[name]?.sweep(context, signal)
    log.info({ sweep: name, ...done, ms: Date.now() - startedAt }, 'sweep done')
  } catch (error) {
    log.error({ sweep: name, err: error }, 'a sweep failed; it will be retried')
    throw error
  }
}
