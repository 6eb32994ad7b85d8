import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Site } from './open.ts'
import type { Database } from './schema.ts'

/** What each queue's jobs carry. */
export interface JobPayloads {
  'deliver-message': { deliveryId: string }
}
export type QueueName = keyof JobPayloads

export interface OpenJob {
  id: string
  queue: QueueName
  payload: JobPayloads[QueueName]
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
 * Open jobs, oldest first.
 * @param which `new` for those never handed to the queue, `all` for every one whose work is not recorded.
 * @param after Continue behind this job of the last page.
 */
export async function openJobs(
  db: Site,
  which: 'new' | 'all',
  limit: number,
  after?: { id: string; created_at: string },
): Promise<(OpenJob & { created_at: string })[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'queue', 'payload', 'created_at'])
    .where('done_at', 'is', null)
    .$if(which === 'new', (query) => query.where('relayed_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('created_at', '>', after?.created_at ?? ''),
          eb.and([eb('created_at', '=', after?.created_at ?? ''), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    queue: row.queue as QueueName,
    payload: JSON.parse(row.payload),
    created_at: row.created_at,
  }))
}

/** Records that the queue has taken these jobs. */
export async function markRelayed(db: Site, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ relayed_at: new Date().toISOString() })
    .where('id', 'in', ids)
    .execute()
}

/** Closes a job: its work is recorded, and it is never handed over again. */
export async function markDone(db: Site, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/** How many jobs are open, and since when the oldest waits. */
export async function outboxBacklog(db: Site): Promise<{ open: number; oldest: string | null }> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll().as('open'), eb.fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { open: Number(row.open), oldest: row.oldest }
}
