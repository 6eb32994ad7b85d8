import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { LeadStatus } from '../schema/leads.ts'
import { findStaffById } from '../staff/staff.ts'
import { lastAnswers, type StoredAnswers, type SubmissionKind } from './submissions.ts'

/** What a visitor may see of a request that they sent: none of its answers. */
export interface SentRequest {
  id: string
  kind: SubmissionKind
  reference: string
  createdAt: Timestamp
  /** When staff last asked for documents. */
  askedAt: Timestamp | undefined
  status: LeadStatus
  /** When staff first opened it. */
  openedAt: Timestamp | undefined
  /** The first name of who has it, or else of who opened it first. */
  reader: string | undefined
  answeredAt: Timestamp | undefined
  /** Names of files that did not arrive. */
  lostFiles: string[]
  /** The time of day that was asked for, of a request for a call. */
  callTime: string | undefined
}

/** A request that was sent, by its id; undefined when there is none. */
export async function findSentRequest(db: Db, id: string): Promise<SentRequest | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'kind', 'reference', 'created_at', 'status', 'opened_at', 'answered_at'])
    .select(['assigned_to', 'held_at', 'lost_files'])
    .select((eb) => [
      lastAnswers(eb).as('answers'),
      eb
        .selectFrom('document_askings as a')
        .select(({ fn }) => fn.max('a.created_at').as('at'))
        .whereRef('a.submission_id', '=', 'submissions.id')
        .as('askedAt'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  // Whoever looks at a suspect is not reading the request yet, and its sender learns nothing of it.
  const isHeld = row.held_at !== null
  const { preferred_time } = JSON.parse(row.answers) as { preferred_time?: unknown }
  return {
    id: row.id,
    kind: row.kind as SubmissionKind,
    reference: row.reference,
    createdAt: row.created_at,
    askedAt: row.askedAt ?? undefined,
    status: row.status,
    openedAt: isHeld ? undefined : (row.opened_at ?? undefined),
    reader: isHeld ? undefined : await readerOf(db, id, row),
    answeredAt: isHeld ? undefined : (row.answered_at ?? undefined),
    lostFiles: JSON.parse(row.lost_files),
    callTime: typeof preferred_time === 'string' ? preferred_time : undefined,
  }
}

/** The answers of a request as its visitor last sent them, for a browser that can prove that it did. */
export async function sentAnswers(db: Db, id: string): Promise<StoredAnswers> {
  const { answers } = await db
    .selectFrom('submissions')
    .select((eb) => lastAnswers(eb).as('answers'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.parse(answers)
}

async function readerOf(
  db: Db,
  id: string,
  lead: { assigned_to: string | null; opened_at: string | null },
): Promise<string | undefined> {
  const reader = lead.assigned_to
    ? await findStaffById(db, lead.assigned_to)
    : lead.opened_at
      ? await firstToOpen(db, id)
      : undefined
  return reader?.name.trim().split(/\s+/)[0] || undefined
}

/** Of those who still have an account. */
function firstToOpen(db: Db, id: string) {
  return db
    .selectFrom('audit_log')
    .innerJoin('staff', 'staff.email', 'audit_log.staff_email')
    .select('staff.name')
    .where('audit_log.about', '=', id)
    .where('audit_log.action', '=', 'lead-opened')
    .orderBy('audit_log.at')
    .executeTakeFirst()
}
