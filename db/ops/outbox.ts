import { type RawBuilder, sql, type Transaction } from 'kysely'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { uuidOf } from '../uuid-of.ts'
import { currentOrigin, type Origin } from './origin.ts'

/** The payload of each queue's jobs. */
export interface JobPayloads {
  'deliver-message': { deliveryId: string }
  'scan-attachment': { attachmentId: string }
  'make-preview': { attachmentId: string }
  'import-articles': { runId: string }
  'mail-newsletter': { deliveryId: string }
  'mail-reply': { deliveryId: string }
  'post-lead': { submissionId: string }
  /** To the agency, or to one of the staff about their own leads. */
  'mail-digest': { day: string; staffId?: string }
  /** Leads that a limit alone holds: the oldest, and how many there are. */
  'mail-held': { id: string; leadIds: string[]; inAll: number }
  /** Leads that a colleague, named by their address, has given to somebody. */
  'mail-assigned': { id: string; staffId: string; leadIds: string[]; by: string }
  /** A link to make an account, or to set a new password: made when it is mailed, and stored nowhere. */
  'mail-staff':
    | { link: 'invitation'; email: string; by?: string }
    | { link: 'password'; staffId: string; askedAt: string }
}
export type QueueName = keyof JobPayloads

/** A job that is not done yet. */
export interface OpenJob {
  id: string
  /** As stored: a newer build may have written a queue that this one does not know. */
  queue: string
  createdAt: string
}

/** A job of any queue. */
export type NewJob = { [Q in QueueName]: { queue: Q; payload: JobPayloads[Q] } }[QueueName]

/** Adds a job: it exists once the surrounding transaction commits. */
export async function enqueue<Q extends QueueName>(
  tx: Transaction<Database>,
  queue: Q,
  payload: JobPayloads[Q],
): Promise<void> {
  await enqueueAll(tx, [{ queue, payload } as NewJob])
}

/** Likewise, several in one statement. */
export async function enqueueAll(tx: Transaction<Database>, jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const created_at = new Date().toISOString()
  await tx
    .insertInto('outbox')
    .values(
      jobs.map(({ queue, payload }) => ({
        id: newId(),
        queue,
        payload: payloadText(payload),
        created_at,
      })),
    )
    .execute()
}

/** A payload as it is stored: followed by what promised it. */
function payloadText(payload: JobPayloads[QueueName]): string {
  const { request, trace } = currentOrigin()
  const origin = request || trace ? { origin: { request, trace } } : undefined
  return JSON.stringify({ ...payload, ...origin })
}

/** The condition that a row of `attachments` has no open job in a queue. */
export function lacksJob(queue: QueueName): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from outbox where queue = ${queue} and done_at is null
    and payload like '{"attachmentId":"' || attachments.id || '"%')`
}

/**
 * Promises a job at most once, whoever asks and how often.
 * @param key What it is promised once for.
 * @returns Whether it had not been promised before.
 */
export async function enqueueOnce<Q extends QueueName>(
  db: Db,
  queue: Q,
  payload: JobPayloads[Q],
  key: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values({
      id: uuidOf(`${queue} ${key}`),
      queue,
      payload: payloadText(payload),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/**
 * Open jobs, oldest first.
 * @param which `new` for jobs that were never put into the queue, `all` for every open job.
 * @param after Continue after this job of the previous page.
 */
export async function openJobs(
  db: Db,
  which: 'new' | 'all',
  limit: number,
  after?: OpenJob,
): Promise<OpenJob[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'queue', 'created_at as createdAt'])
    .where('done_at', 'is', null)
    .$if(which === 'new', (query) => query.where('relayed_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('created_at', '>', after?.createdAt ?? ''),
          eb.and([eb('created_at', '=', after?.createdAt ?? ''), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * The payload of a job with what promised it, or undefined if the job is done or does not exist.
 * @throws SyntaxError if the payload is not JSON.
 */
export async function findOpenJob<Q extends QueueName>(
  db: Db,
  queue: Q,
  id: string,
): Promise<(JobPayloads[Q] & { origin?: Origin }) | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('payload')
    .where('id', '=', id)
    .where('queue', '=', queue)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return row && JSON.parse(row.payload)
}

/** Records that these jobs are in the queue. */
export async function markRelayed(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ relayed_at: new Date().toISOString() })
    .where('id', 'in', ids)
    .execute()
}

/** Closes a job: it is done, and is never put into the queue again. */
export async function markDone(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/** Notes that a job's retries are used up: from now on it is tried once an hour. */
export async function markDead(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dead_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('dead_at', 'is', null)
    .execute()
}

/**
 * Notes why a job failed.
 * @param isForGood Whether another try would end in the same way.
 * @returns How often it has failed so.
 */
export async function noteFailure(
  db: Db,
  id: string,
  error: string,
  isForGood: boolean,
): Promise<number> {
  const job = await db
    .updateTable('outbox')
    .set({ last_error: error, ...(isForGood && { refusals: sql`refusals + 1` }) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('refusals')
    .executeTakeFirst()
  return job?.refusals ?? 0
}

/** Gives a job up: it is tried again only if staff ask for it. */
export async function giveUp(db: Db, id: string): Promise<void> {
  const now = new Date().toISOString()
  await db
    .updateTable('outbox')
    .set({ done_at: now, refused_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/**
 * Promises a job that is open or was given up again, under an id that no queue has seen, so that it is tried at once.
 * Its age stays the same.
 * @returns What it carries; undefined when it is done.
 */
export async function requeue(
  tx: Transaction<Database>,
  id: string,
): Promise<{ queue: string; payload: string } | undefined> {
  const job = await tx
    .updateTable('outbox')
    .set({ done_at: new Date().toISOString(), refused_at: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('done_at', 'is', null), eb('refused_at', 'is not', null)]))
    .returning(['queue', 'payload', 'created_at'])
    .executeTakeFirst()
  if (job)
    await tx
      .insertInto('outbox')
      .values({ ...job, id: newId() })
      .execute()
  return job
}

/** How many jobs are open, and when the oldest was created. */
export async function outboxBacklog(db: Db): Promise<{ open: number; oldest: string | null }> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll().as('open'), eb.fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { open: Number(row.open), oldest: row.oldest }
}

/** The open jobs of each queue: how many, how many of them have failed for hours, and when the oldest was created. */
export async function backlogByQueue(
  db: Db,
): Promise<{ queue: string; open: number; dead: number; oldest: string }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => [
      'queue',
      eb.fn.countAll().as('open'),
      eb.fn.count('dead_at').as('dead'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .groupBy('queue')
    .execute()
  return rows.map(({ queue, open, dead, oldest }) => {
    return { queue, open: Number(open), dead: Number(dead), oldest }
  })
}

/** How many jobs promised before then no queue has taken. */
export async function countNotTaken(db: Db, before: string): Promise<number> {
  const { jobs } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('jobs'))
    .where('done_at', 'is', null)
    .where('relayed_at', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(jobs)
}
