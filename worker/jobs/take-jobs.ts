import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { claimTurn } from '../../db/ops/heartbeats.ts'
import { type Origin, withOrigin } from '../../db/ops/origin.ts'
import {
  findOpenJob,
  giveUp,
  markDead,
  markDone,
  noteFailure,
  outboxBacklog,
  type QueueName,
} from '../../db/ops/outbox.ts'
import { listSettings } from '../../db/settings/settings.ts'
import { configWith } from '../../src/settings/agency.ts'
import type { Config } from '../../src/settings/config.ts'
import { staffSettings } from '../../src/settings/stored-settings.ts'
import { safeError } from '../../src/telemetry/log-options.ts'
import { inSpan } from '../../src/telemetry/spans.ts'
import {
  DEAD_LETTERS,
  isKnownQueue,
  type QueueSettings,
  queueNames,
  queues,
} from '../queue/queues.ts'
import { recordOutcome } from '../queue/repeat.ts'
import { type Handler, JobFailed, type WorkerContext } from './context.ts'
import { deliverMessage } from './deliver-message.ts'
import { importArticles } from './import-articles.ts'
import { mailAssigned } from './mail-assigned.ts'
import { mailDigest } from './mail-digest.ts'
import { mailHeld } from './mail-held.ts'
import { mailStaff } from './mail-staff.ts'
import { makePreviewOfFile } from './make-preview.ts'
import { postLead } from './post-lead.ts'
import { scanAttachment } from './scan-attachment.ts'

const POLL_S = 2
const HEARTBEAT_S = 5
const DEAD_LETTER_LANES = 2
/** Every dead letter is logged; ALERT_URL is notified at most once in this interval. */
const DEAD_LETTER_ALARM_MS = 15 * 60_000

/** Starts processing every queue, and once an hour each job whose retries are exhausted. */
export async function takeJobs(boss: PgBoss, context: WorkerContext): Promise<void> {
  for (const queue of queueNames) {
    await openLanes(boss, queue, queues[queue], (job) => doJob(context, queue, job.id, job))
  }
  await openLanes(boss, DEAD_LETTERS, { lanes: DEAD_LETTER_LANES }, (job) =>
    doDeadLetter(context, job),
  )
}

type TakenJob = JobWithMetadata<object>

async function openLanes(
  boss: PgBoss,
  queue: string,
  { lanes, batch = 1 }: QueueSettings,
  work: (job: TakenJob) => Promise<void>,
) {
  const options = {
    batchSize: batch,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: POLL_S,
    notifyPollingIntervalSeconds: POLL_S,
    heartbeatRefreshSeconds: HEARTBEAT_S,
  } as const
  for (let lane = 0; lane < lanes; lane++) {
    const id: string = await boss.work<object, void, typeof options>(
      queue,
      options,
      async (jobs) => {
        const results = await Promise.all(jobs.map((job) => resultOf(job, work)))
        // Otherwise a lane idles until its next poll although more jobs are waiting.
        boss.notifyWorker(id)
        return results
      },
    )
  }
}

/** Of the jobs that a lane takes together, one that fails is retried alone. */
async function resultOf(job: TakenJob, work: (job: TakenJob) => Promise<void>): Promise<JobResult> {
  try {
    await work(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    // The queue's own table outlives the lead that the error may quote.
    return { id: job.id, status: 'failed', output: safeError(error) }
  }
}

/** Does the work of an outbox row, unless it is done already, and closes the row. */
async function doJob<Q extends QueueName>(
  context: WorkerContext,
  queue: Q,
  outboxId: string,
  { signal, retryCount }: Pick<TakenJob, 'signal' | 'retryCount'>,
): Promise<void> {
  const { db, log } = context
  const startedAt = Date.now()
  let origin: Origin = {}
  try {
    const payload = await findOpenJob(db, queue, outboxId)
    if (!payload) return
    origin = payload.origin ?? {}
    const work = async () => {
      const settings = await currentSettings(context)
      await handlers[queue]({ ...context, settings }, payload, signal)
      // Otherwise it would be done again: most jobs mail somebody.
      await recordOutcome(log, () => markDone(db, outboxId))
      log.info({ queue, job: outboxId, retryCount, ms: Date.now() - startedAt }, 'job done')
    }
    const attributes = { side: 'consumer', job: outboxId, retryCount } as const
    await withOrigin(origin, () => inSpan(`job ${queue}`, attributes, work))
  } catch (error) {
    if (error instanceof JobFailed && (await isGivenUp(context, queue, outboxId, error))) return
    withOrigin(origin, () =>
      log.warn({ queue, job: outboxId, retryCount, err: error }, 'job failed; it will be retried'),
    )
    throw error
  }
}

/** How often a job is tried whose failure another try cannot change: about a minute. */
const MAX_REFUSALS = 5

/** Notes why a job failed, and gives it up if that cannot change. */
async function isGivenUp(
  { db, log, raiseAlarm }: WorkerContext,
  queue: QueueName,
  job: string,
  { message, why, isForGood }: JobFailed,
): Promise<boolean> {
  const refusals = await noteFailure(db, job, why, isForGood)
  if (!isForGood || refusals < MAX_REFUSALS) return false
  await giveUp(db, job)
  log.error({ queue, job, why }, 'a job was refused again and again; it is given up')
  if (await claimTurn(db, 'alarm: refused jobs', DEAD_LETTER_ALARM_MS)) {
    await raiseAlarm('job-refused', `A job of ${queue} is given up: ${message}`, { queue, job })
  }
  return true
}

async function doDeadLetter(context: WorkerContext, job: TakenJob): Promise<void> {
  const { sourceName: queue, sourceId: outboxId } = job
  if (!queue || !outboxId || !isKnownQueue(queue)) {
    context.log.error(
      { queue, job: outboxId },
      'a dead letter names a queue that this build does not know',
    )
    throw new Error('This build cannot do the job of this dead letter')
  }
  // Staff may have retried it, under another id.
  if (!(await findOpenJob(context.db, queue, outboxId))) return
  try {
    await doJob(context, queue, outboxId, job)
  } catch (error) {
    // Only now: what is done at last is no reason for an alarm.
    await reportDeadLetter(context, queue, outboxId)
    throw error
  }
}

async function reportDeadLetter(
  { db, log, raiseAlarm }: WorkerContext,
  queue: QueueName,
  job: string,
) {
  log.error({ queue, job }, 'a job has failed for hours; it is now retried once an hour')
  await markDead(db, job)
  if (await claimTurn(db, 'alarm: dead letters', DEAD_LETTER_ALARM_MS)) {
    const { open } = await outboxBacklog(db)
    await raiseAlarm('dead-letter', `A job of ${queue} has failed for hours; ${open} open in all`, {
      queue,
      job,
      open,
    })
  }
}

/** The job handler of each queue. */
const handlers: { [Q in QueueName]: Handler<Q> } = {
  'deliver-message': deliverMessage,
  'mail-newsletter': deliverMessage,
  'mail-reply': deliverMessage,
  'post-lead': postLead,
  'mail-digest': mailDigest,
  'mail-assigned': mailAssigned,
  'mail-held': mailHeld,
  'mail-staff': mailStaff,
  'scan-attachment': scanAttachment,
  'make-preview': (context, payload, signal) => makePreviewOfFile(context, payload, signal),
  'import-articles': importArticles,
}

/** The settings of this process with what staff have set, read again for every job. */
async function currentSettings({
  db,
  settings,
}: Pick<WorkerContext, 'db' | 'settings'>): Promise<Config> {
  return configWith(settings, staffSettings(await listSettings(db)))
}
