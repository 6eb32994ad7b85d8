import { type RawBuilder, sql } from 'kysely'
import { MESSAGES_PER_MAILBOX_A_DAY, quotaShare } from '../mail/deliveries.ts'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import { type Origin, withOrigin } from '../ops/origin.ts'
import { type JobPayloads, payloadText, type QueueName } from '../ops/outbox.ts'
import { compilable, reusable } from '../reusable.ts'
import type { NewLead } from './new-lead.ts'

/** A lead and what is promised with it; nothing about one that is held. */
export interface Promised {
  lead: NewLead
  isHeld: boolean
  /** The message to the visitor. */
  mail: 'send' | 'wait' | 'not'
  postsToWebhook?: boolean | undefined
  /** Closed with it, as is any other draft with the same key. */
  draftId?: string | undefined
  /** What the jobs belong to. */
  origin: Origin
}

/**
 * Inserts leads with their messages and jobs, on Postgres, in one statement.
 * @param all At most one of each mailbox that gets a message.
 * @returns Of each, false if its key and address, or its reference, are there already: then nothing of it is inserted.
 * @throws A unique violation of `deliveries` if another lead takes the same place of a mailbox's day at the
 * same moment: then nothing is inserted at all.
 */
export async function insertWithPromises(db: Db, all: Promised[]): Promise<boolean[]> {
  // Two processes that insert the same keys must not wait for each other.
  const rows = all
    .map(messagesOf)
    .sort(({ lead: one }, { lead: other }) => (one.submission_key < other.submission_key ? -1 : 1))
  const jobs = rows.flatMap(jobsOf)
  const column = <Name extends keyof NewLead>(name: Name) => rows.map(({ lead }) => lead[name])
  const { rows: stored } = await insert(db, {
    ids: column('id'),
    references: column('reference'),
    kinds: column('kind'),
    submission_keys: column('submission_key'),
    emails: column('email'),
    form_data: column('form_data'),
    sources: column('source'),
    lost_files: column('lost_files'),
    created_at: column('created_at'),
    held_at: column('held_at'),
    held_reasons: column('held_reasons'),
    names: column('name'),
    phones: column('phone'),
    towns: column('town'),
    insurance_types: column('insurance_type'),
    came_from: column('came_from'),
    words: column('words').map((words) => words.join(' ')),
    agency: rows.map(({ agency }) => agency),
    visitors: rows.map(({ visitor }) => visitor),
    wait: rows.map(({ mail }) => mail === 'wait'),
    shares: rows.map(({ lead }) => quotaShare(lead.email)),
    draft_ids: rows.map(({ draftId }) => draftId ?? null),
    job_ids: jobs.map(() => newId()),
    job_leads: jobs.map(({ leadId }) => leadId),
    queues: jobs.map(({ queue }) => queue),
    payloads: jobs.map(({ payload }) => payload),
    delivery_ids: jobs.map(({ deliveryId }) => deliveryId),
  })
  const ids = new Set(stored.map(({ id }) => id))
  return all.map(({ lead }) => ids.has(lead.id))
}

type WithMessages = ReturnType<typeof messagesOf>

function messagesOf(promised: Promised) {
  const { isHeld, mail } = promised
  return {
    ...promised,
    agency: isHeld ? null : newId(),
    visitor: isHeld || mail === 'not' ? null : newId(),
  }
}

interface Job {
  leadId: string
  queue: QueueName
  payload: string
  /** Of the message that it sends. */
  deliveryId: string | null
}

function jobsOf({ lead, agency, visitor, isHeld, postsToWebhook, origin }: WithMessages): Job[] {
  const jobOf = <Q extends QueueName>(queue: Q, payload: JobPayloads[Q], deliveryId?: string) => ({
    leadId: lead.id,
    queue,
    payload: withOrigin(origin, () => payloadText(payload)),
    deliveryId: deliveryId ?? null,
  })
  const messages = [agency, visitor].filter((deliveryId) => deliveryId !== null)
  return [
    ...messages.map((deliveryId) => jobOf('deliver-message', { deliveryId }, deliveryId)),
    ...(postsToWebhook && !isHeld ? [jobOf('post-lead', { submissionId: lead.id })] : []),
  ]
}

/** The first place of a mailbox's day that nobody has. Each is looked up in the index, whatever the tables' sizes. */
function firstFree(share: RawBuilder<unknown>): RawBuilder<string | null> {
  const places = Array.from({ length: MESSAGES_PER_MAILBOX_A_DAY }, (_, at) => {
    const key = sql`${share} || ${sql.lit(` ${at + 1}`)}`
    return sql`case when not exists (select from deliveries where quota_key = ${key}) then ${key} end`
  })
  return sql`coalesce(${sql.join(places)})`
}

/** A column each: of the leads or, below, of their jobs. */
interface Columns {
  ids: string[]
  references: string[]
  kinds: string[]
  submission_keys: string[]
  emails: string[]
  form_data: string[]
  sources: (string | null)[]
  lost_files: string[]
  created_at: string[]
  held_at: (string | null)[]
  held_reasons: (string | null)[]
  names: string[]
  phones: string[]
  towns: (string | null)[]
  insurance_types: (string | null)[]
  came_from: (string | null)[]
  words: string[]
  agency: (string | null)[]
  visitors: (string | null)[]
  wait: boolean[]
  shares: string[]
  draft_ids: (string | null)[]
  job_ids: string[]
  job_leads: string[]
  queues: string[]
  payloads: string[]
  delivery_ids: (string | null)[]
}

const insert = reusable((db, rows: Columns) =>
  compilable(
    sql<{ id: string }>`
      with asked as materialized (
        select * from unnest(${rows.ids}::text[], ${rows.references}::text[], ${rows.kinds}::text[],
          ${rows.submission_keys}::text[], ${rows.emails}::text[], ${rows.form_data}::text[],
          ${rows.sources}::text[], ${rows.lost_files}::text[], ${rows.created_at}::text[],
          ${rows.held_at}::text[], ${rows.held_reasons}::text[], ${rows.names}::text[],
          ${rows.phones}::text[], ${rows.towns}::text[], ${rows.insurance_types}::text[],
          ${rows.came_from}::text[], ${rows.words}::text[], ${rows.agency}::text[],
          ${rows.visitors}::text[], ${rows.wait}::boolean[], ${rows.shares}::text[],
          ${rows.draft_ids}::text[])
          as asked (id, reference, kind, submission_key, email, form_data, source, lost_files, created_at,
            held_at, held_reasons, name, phone, town, insurance_type, came_from, words, agency, visitor,
            waits, share, draft_id)
      ),
      stored as (
        insert into submissions (id, reference, kind, submission_key, email, form_data, source, lost_files,
          created_at, held_at, held_reasons, name, phone, town, insurance_type, came_from, search)
        select id, reference, kind, submission_key, email, form_data, source, lost_files, created_at,
          held_at, held_reasons, name, phone, town, insurance_type, came_from,
          array_to_tsvector(string_to_array(words, ' '))
        from asked
        on conflict do nothing returning id
      ),
      lead as materialized (
        select * from asked where id in (select id from stored)
      ),
      promised as (
        insert into deliveries (id, submission_id, audience, topic, quota_key, waits_since, created_at,
          accepted_by)
        select agency, id, 'agency', 'submission', null, null, created_at, '[]'
        from lead where agency is not null
        union all
        select visitor, id, 'visitor', 'submission', place, case when waits then created_at end, created_at, '[]'
        from (select *, ${firstFree(sql.ref('share'))} as place from lead where visitor is not null offset 0) as lead
        where place is not null
        returning id, waits_since
      ),
      jobs as (
        insert into outbox (id, queue, payload, created_at)
        select job.id, job.queue, job.payload, lead.created_at
        from unnest(${rows.job_ids}::text[], ${rows.job_leads}::text[], ${rows.queues}::text[],
          ${rows.payloads}::text[], ${rows.delivery_ids}::text[])
          as job (id, lead_id, queue, payload, delivery_id)
        join lead on lead.id = job.lead_id
        where job.delivery_id is null
          or job.delivery_id in (select id from promised where waits_since is null)
      ),
      closing as materialized (
        select draft.id, lead.created_at from lead cross join lateral (
          select id from drafts where (id = lead.draft_id or submission_key = lead.submission_key)
            and accepted_at is null offset 0) as draft
      ),
      closed as (
        update drafts set accepted_at = (select max(created_at) from closing)
        where id = any(array(select id from closing)) and accepted_at is null
      )
      select id from stored`,
    db,
  ),
)
