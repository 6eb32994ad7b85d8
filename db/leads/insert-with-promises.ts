import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { quotaPlaces } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import { type JobPayloads, payloadText, type QueueName } from '../ops/outbox.ts'
import { compilable, reusable } from '../reusable.ts'
import type { NewLead } from './new-lead.ts'
import { vectorOf } from './search-index.ts'

/** What is promised with a lead; nothing about one that is held. */
interface Promises {
  isHeld: boolean
  /** The message to the visitor. */
  mail: 'send' | 'wait' | 'not'
  postsToWebhook?: boolean
  /** Closed with it, as is any other draft with the same key. */
  draftId?: string | undefined
}

/**
 * Inserts a lead with its messages and jobs, on Postgres, in one statement.
 * @returns False if its key and address, or its reference, are there already: then nothing is inserted.
 * @throws A unique violation of `deliveries` if another lead takes the same place of the mailbox's day at the
 * same moment.
 */
export async function insertWithPromises(
  db: Db,
  lead: NewLead,
  { isHeld, mail, postsToWebhook = false, draftId }: Promises,
): Promise<boolean> {
  const agency = isHeld ? null : randomUUID()
  const visitor = isHeld || mail === 'not' ? null : randomUUID()
  const jobs: { queue: QueueName; payload: JobPayloads[QueueName]; deliveryId: string | null }[] =
    []
  for (const deliveryId of [agency, visitor]) {
    if (deliveryId) jobs.push({ queue: 'deliver-message', payload: { deliveryId }, deliveryId })
  }
  if (postsToWebhook && !isHeld) {
    jobs.push({ queue: 'post-lead', payload: { submissionId: lead.id }, deliveryId: null })
  }
  const { rows } = await insert(db, {
    ...lead,
    agency,
    visitor,
    waits_since: mail === 'wait' ? lead.created_at : null,
    places: quotaPlaces(lead.email),
    job_ids: jobs.map(() => randomUUID()),
    queues: jobs.map(({ queue }) => queue),
    payloads: jobs.map(({ payload }) => payloadText(payload)),
    delivery_ids: jobs.map(({ deliveryId }) => deliveryId),
    draft_id: draftId ?? null,
  })
  return rows[0]?.stored === 1
}

interface Inserted extends NewLead {
  agency: string | null
  visitor: string | null
  waits_since: string | null
  places: string[]
  job_ids: string[]
  queues: string[]
  payloads: string[]
  delivery_ids: (string | null)[]
  draft_id: string | null
}

const insert = reusable((db, row: Inserted) =>
  compilable(
    sql<{ stored: number }>`
      with lead as (
        insert into submissions (id, reference, kind, submission_key, email, form_data, source, lost_files,
          created_at, held_at, held_reasons, name, phone, town, insurance_type, came_from, search)
        values (${row.id}, ${row.reference}, ${row.kind}, ${row.submission_key}, ${row.email},
          ${row.form_data}, ${row.source}, ${row.lost_files}, ${row.created_at}, ${row.held_at},
          ${row.held_reasons}, ${row.name}, ${row.phone}, ${row.town}, ${row.insurance_type},
          ${row.came_from}, ${vectorOf(row.words)})
        on conflict do nothing returning id
      ),
      place as (
        select place.key from unnest(${row.places}::text[]) with ordinality as place (key, number)
        where not exists (select from deliveries where quota_key = place.key)
        order by number limit 1
      ),
      promised as (
        insert into deliveries (id, submission_id, audience, topic, quota_key, waits_since, created_at,
          accepted_by)
        select ${row.agency}::text, id, 'agency', 'submission', null, null, ${row.created_at}::text, '[]'
        from lead where ${row.agency}::text is not null
        union all
        select ${row.visitor}::text, id, 'visitor', 'submission', place.key, ${row.waits_since}::text,
          ${row.created_at}::text, '[]'
        from lead, place where ${row.visitor}::text is not null
        returning id, waits_since
      ),
      jobs as (
        insert into outbox (id, queue, payload, created_at)
        select job.id, job.queue, job.payload, ${row.created_at}::text
        from lead, unnest(${row.job_ids}::text[], ${row.queues}::text[], ${row.payloads}::text[],
          ${row.delivery_ids}::text[]) as job (id, queue, payload, delivery_id)
        where job.delivery_id is null or exists (
          select from promised where promised.id = job.delivery_id and promised.waits_since is null)
      ),
      closed as (
        update drafts set accepted_at = ${row.created_at}::text
        where (id = ${row.draft_id} or submission_key = ${row.submission_key})
          and accepted_at is null and exists (select from lead)
      )
      select count(*)::integer as stored from lead`,
    db,
  ),
)
