import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { claimTurn } from '../../db/ops/heartbeats.ts'
import {
  findOpenJob,
  markDead,
  markDone,
  outboxBacklog,
  type QueueName,
} from '../../db/ops/outbox.ts'
import { DEAD_LETTERS } from '../queue/queue-rules.ts'
import { isKnownQueue, queueNames, queues } from '../queue/queues.ts'
import { handlers } from './handlers.ts'
import type { Workplace } from './workplace.ts'

const POLL_S = 2
const HEARTBEAT_S = 5
const DEAD_LETTER_LANES = 2
/** Every dead letter is logged; ALERT_URL hears of them all together. */
const DEAD_LETTER_ALARM_MS = 15 * 60_000

/** Begins to work on every queue, and once an hour on each job whose retries are used up. */
export async function takeJobs(boss: PgBoss, workplace: Workplace): Promise<void> {
  for (const queue of queueNames) {
    await openLanes(boss, queue, queues[queue].lanes, (job) => doJob(workplace, queue, job.id, job))
  }
  await openLanes(boss, DEAD_LETTERS, DEAD_LETTER_LANES, (job) => doDeadLetter(workplace, job))
}

type TakenJob = JobWithMetadata<object>

async function openLanes(
  boss: PgBoss,
  queue: string,
  lanes: number,
  work: (job: TakenJob) => Promise<void>,
) {
  const options = {
    batchSize: 1,
    includeMetadata: true,
    pollingIntervalSeconds: POLL_S,
    notifyPollingIntervalSeconds: POLL_S,
    heartbeatRefreshSeconds: HEARTBEAT_S,
  } as const
  for (let lane = 0; lane < lanes; lane++) {
    const id: string = await boss.work<object, void, typeof options>(
      queue,
      options,
      async ([job]) => {
        try {
          if (job) await work(job)
        } finally {
          // Otherwise a lane rests until its next poll although more jobs are waiting.
          boss.notifyWorker(id)
        }
      },
    )
  }
}

/** Does what an outbox row promises, unless it is done, and closes the row. */
async function doJob<Q extends QueueName>(
  workplace: Workplace,
  queue: Q,
  outboxId: string,
  { signal, retryCount }: Pick<TakenJob, 'signal' | 'retryCount'>,
): Promise<void> {
  const { db, log } = workplace
  const startedAt = Date.now()
  try {
    const payload = await findOpenJob(db, queue, outboxId)
    if (!payload) return
    await handlers[queue](workplace, payload, signal)
    await markDone(db, outboxId)
    log.info({ queue, job: outboxId, retryCount, ms: Date.now() - startedAt }, 'job done')
  } catch (error) {
    log.warn({ queue, job: outboxId, retryCount, err: error }, 'job failed; it is tried again')
    throw error
  }
}

async function doDeadLetter(workplace: Workplace, job: TakenJob): Promise<void> {
  const { sourceName: queue, sourceId: outboxId } = job
  if (!queue || !outboxId || !isKnownQueue(queue)) {
    workplace.log.error({ queue, job: outboxId }, 'a dead letter of no queue this build knows')
    throw new Error('This build cannot do the job of this dead letter')
  }
  // Staff may have had it tried again, under another id.
  if (!(await findOpenJob(workplace.db, queue, outboxId))) return
  await tellOfDeadLetter(workplace, queue, outboxId)
  await doJob(workplace, queue, outboxId, job)
}

async function tellOfDeadLetter({ db, log, ring }: Workplace, queue: QueueName, job: string) {
  log.error({ queue, job }, 'a job has failed for hours; it is now tried once an hour')
  await markDead(db, job)
  if (await claimTurn(db, 'alarm: dead letters', DEAD_LETTER_ALARM_MS)) {
    const { open } = await outboxBacklog(db)
    await ring('dead-letter', `A job of ${queue} has failed for hours; ${open} open in all`, {
      queue,
      job,
      open,
    })
  }
}
