import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, LeadTopic, Timestamp } from '../schema/index.ts'
import type { Some } from './open-work.ts'
import { leadsById, type WorkLead } from './open-work.ts'

/** A message about a lead whose address takes no mail. */
export interface RefusedMessage {
  id: string
  audience: 'agency' | 'visitor'
  topic: LeadTopic
  refusedAt: Timestamp
  lastError: string | undefined
  lead: WorkLead | undefined
}

/** A job that was given up, because trying it again cannot change the answer. */
export interface RefusedJob {
  id: string
  refusedAt: Timestamp
  lastError: string
  lead: WorkLead | undefined
}

/** A file that the scanner could not look into. */
export interface UnscannableFile {
  id: string
  filename: string
  /** The scanner's word for why. */
  signature: string
  scannedAt: Timestamp
  lead: WorkLead | undefined
}

const SHOWN = 10

/** Messages about leads refused since then that nobody has had sent again, the latest first. */
export async function listRefused(db: Db, since: Timestamp): Promise<Some<RefusedMessage>> {
  const refused = db
    .selectFrom('deliveries')
    .where('deliveries.sent_at', 'is', null)
    .where('deliveries.refused_at', '>=', since)
    .where('deliveries.submission_id', 'is not', null)
    .where((eb) => eb.not(eb.exists(promisedAgain(eb))))
  const [rows, { messages }] = await Promise.all([
    refused
      .select(['id', 'audience', 'topic', 'refused_at', 'last_error', 'submission_id'])
      .orderBy('refused_at', 'desc')
      .limit(SHOWN)
      .execute(),
    refused.select((eb) => eb.fn.countAll().as('messages')).executeTakeFirstOrThrow(),
  ])
  const leads = await leadsById(
    db,
    rows.map(({ submission_id }) => submission_id),
  )
  return {
    shown: rows.map((row) => ({
      id: row.id,
      // The table's own check holds that these are messages about leads.
      audience: row.audience as 'agency' | 'visitor',
      topic: row.topic as LeadTopic,
      refusedAt: row.refused_at ?? '',
      lastError: row.last_error ?? undefined,
      lead: leads.get(row.submission_id ?? ''),
    })),
    inAll: Number(messages),
  }
}

/** Leads that the CRM has refused since then for good, the latest first. */
export async function listRefusedByCrm(db: Db, since: Timestamp): Promise<Some<RefusedJob>> {
  const refused = db
    .selectFrom('outbox')
    .where('refused_at', '>=', since)
    .where('queue', '=', 'post-lead')
  const [rows, { jobs }] = await Promise.all([
    refused
      .select(['id', 'payload', 'refused_at', 'last_error'])
      .orderBy('refused_at', 'desc')
      .limit(SHOWN)
      .execute(),
    refused.select((eb) => eb.fn.countAll().as('jobs')).executeTakeFirstOrThrow(),
  ])
  const idOf = (payload: string): string => JSON.parse(payload).submissionId
  const leads = await leadsById(
    db,
    rows.map(({ payload }) => idOf(payload)),
  )
  return {
    shown: rows.map(({ id, payload, refused_at, last_error }) => ({
      id,
      refusedAt: refused_at ?? '',
      lastError: last_error ?? '',
      lead: leads.get(idOf(payload)),
    })),
    inAll: Number(jobs),
  }
}

/** A later promise of the same message. */
export function promisedAgain(eb: ExpressionBuilder<Database, 'deliveries'>) {
  return eb
    .selectFrom('deliveries as later')
    .select('later.id')
    .whereRef('later.submission_id', '=', 'deliveries.submission_id')
    .whereRef('later.audience', '=', 'deliveries.audience')
    .whereRef('later.topic', '=', 'deliveries.topic')
    .whereRef('later.created_at', '>', 'deliveries.created_at')
    .where((on) =>
      on.or([
        on('later.about_id', '=', on.ref('deliveries.about_id')),
        on.and([on('later.about_id', 'is', null), on('deliveries.about_id', 'is', null)]),
      ]),
    )
}

/** Files of leads that could not be scanned since then, the latest first. */
export async function listUnscannable(db: Db, since: Timestamp): Promise<Some<UnscannableFile>> {
  const files = db
    .selectFrom('attachments')
    // Written out: SQLite does not compare a parameter with the condition of an index.
    .where('verdict', '=', sql.lit('unscannable' as const))
    .where('scanned_at', '>=', since)
    .where('submission_id', 'is not', null)
  const [rows, { count }] = await Promise.all([
    files
      .select(['id', 'filename', 'signature', 'scanned_at', 'submission_id'])
      .orderBy('scanned_at', 'desc')
      .limit(SHOWN)
      .execute(),
    files.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow(),
  ])
  const leads = await leadsById(
    db,
    rows.map(({ submission_id }) => submission_id),
  )
  return {
    shown: rows.map((row) => ({
      id: row.id,
      filename: row.filename,
      signature: row.signature ?? '',
      scannedAt: row.scanned_at ?? '',
      lead: leads.get(row.submission_id ?? ''),
    })),
    inAll: Number(count),
  }
}
