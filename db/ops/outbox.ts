import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

/** What each queue's jobs carry. */
export interface JobPayloads {
  'deliver-message': { deliveryId: string }
  'scan-attachment': { attachmentId: string }
  'import-articles': { runId: string }
  'mail-newsletter': { deliveryId: string }
  'post-lead': { submissionId: string }
  'mail-digest': { day: string }
  /** A link to make an account, or to set a new password: made when it is mailed, and stored nowhere. */
  'mail-staff':
    | { link: 'invitation'; email: string }
    | { link: 'password'; staffId: string; askedAt: string }
}
export type QueueName = keyof JobPayloads

/** A promised job whose work is not recorded yet. */
export interface OpenJob {
  id: string
  /** As the row says: a newer build may have written a queue that this one does not know. */
  queue: string
  createdAt: string
}

/** Promises a job: it exists once the surrounding transaction commits. */
export async function addToOutbox<Q extends QueueName>(
  tx: Transaction<Database>,
  queue: Q,
  payload: JobPayloads[Q],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      queue,
      payload: JSON.stringify(payload),
      created_at: new Date().toISOString(),
    })
    .execute()
}

/**
 * Promises a job at most once, whoever asks and how often.
 * @param key What it is promised once for.
 * @returns Whether it had not been promised before.
 */
export async function addOnceToOutbox<Q extends QueueName>(
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
      payload: JSON.stringify(payload),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** A UUID (version 8, RFC 9562) that is the same for the same text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4]
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/**
 * Open jobs, oldest first.
 * @param which `new` for those never handed to the queue, `all` for every one whose work is not recorded.
 * @param after Continue behind this job of the last page.
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
 * What a job is to do, or undefined when its work is recorded already or it was never promised.
 * @throws SyntaxError when the payload is not JSON.
 */
export async function findOpenJob<Q extends QueueName>(
  db: Db,
  queue: Q,
  id: string,
): Promise<JobPayloads[Q] | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('payload')
    .where('id', '=', id)
    .where('queue', '=', queue)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return row && JSON.parse(row.payload)
}

/** Records that the queue has taken these jobs. */
export async function markRelayed(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ relayed_at: new Date().toISOString() })
    .where('id', 'in', ids)
    .execute()
}

/** Closes a job: its work is recorded, and it is never handed over again. */
export async function markDone(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/** How many jobs are open, and since when the oldest waits. */
export async function outboxBacklog(db: Db): Promise<{ open: number; oldest: string | null }> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll().as('open'), eb.fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { open: Number(row.open), oldest: row.oldest }
}
