import { textsFromJson } from '../json-text.ts'
import type { Db } from '../open.ts'
import type { LeadTopic, Timestamp } from '../schema/index.ts'
import { findApplication, type StoredApplication } from './application.ts'
import { type LeadState, leadState, STATE_COLUMNS } from './lead-changes.ts'
import { findListed, type ListedLead } from './lead-list.ts'
import { findSubmission, type StoredAnswers, type Submission } from './submissions.ts'

/** A lead as its page shows it, beside its files and notes. */
export interface Lead extends Submission {
  /** By the latest version of the answers; empty when none was given. */
  name: string
  phone: string
  state: LeadState
  revision: number
  changesByOthers: number
  assignedTo: ListedLead['assignedTo']
  openedAt: Timestamp | undefined
  answeredAt: Timestamp | undefined
  heldAt: Timestamp | undefined
  /** Why it is or was held, as `HeldReason`; empty when staff or nobody held it. */
  heldReasons: string[]
  /** When the agency was told of it, in a list of those that a limit alone holds. */
  heldToldAt: Timestamp | undefined
  /** Later versions of the answers, oldest first. */
  amendments: { id: string; answers: StoredAnswers; createdAt: Timestamp }[]
  /** What the visitor answered for the insurer; undefined until something of it is saved. */
  application: StoredApplication | undefined
}

/** A message about a lead, and what has become of it. */
export interface LeadMessage {
  id: string
  audience: 'agency' | 'visitor'
  topic: LeadTopic
  /** The row that the topic is about. */
  aboutId: string | undefined
  createdAt: Timestamp
  sentAt: Timestamp | undefined
  refusedAt: Timestamp | undefined
  /** Since when it waits until staff release it. */
  waitsSince: Timestamp | undefined
  attempts: number
  lastError: string | undefined
  /** The addresses for which the mail server has accepted it. */
  acceptedBy: string[]
}

/** Something that staff did with a lead. */
export interface LeadEvent {
  id: string
  at: Timestamp
  staffEmail: string | undefined
  action: string
  details: Record<string, unknown>
}

const EARLIER_LEADS = 20
const EVENTS = 200

/**
 * A lead by its id, or undefined.
 * @param reader The address of the one of the staff who reads it, to be told what others have changed.
 */
export async function findLead(db: Db, id: string, reader?: string): Promise<Lead | undefined> {
  const [submission, listed] = await Promise.all([
    findSubmission(db, id),
    findListed(db, [id], reader),
  ])
  if (!submission || !listed[0]) return undefined
  const row = await db
    .selectFrom('submissions')
    .select(STATE_COLUMNS)
    .select(['opened_at', 'answered_at', 'held_at', 'held_reasons', 'held_told_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const amendments = await db
    .selectFrom('amendments')
    .select(['id', 'form_data', 'created_at'])
    .where('submission_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const application = await findApplication(db, id)
  const { name, phone, assignedTo, revision, changesByOthers } = listed[0]
  return {
    ...submission,
    name,
    phone,
    // Nobody has what an account that is gone had.
    state: { ...leadState(row), assignedTo: assignedTo?.id ?? '' },
    revision,
    changesByOthers,
    assignedTo,
    openedAt: row.opened_at ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    heldAt: row.held_at ?? undefined,
    heldReasons: textsFromJson(row.held_reasons ?? '[]'),
    heldToldAt: row.held_told_at ?? undefined,
    amendments: amendments.map(({ id, form_data, created_at }) => ({
      id,
      answers: JSON.parse(form_data),
      createdAt: created_at,
    })),
    application,
  }
}

/** Other leads of a person's addresses, newest first. */
export async function otherLeadsOf(
  db: Db,
  emails: readonly string[],
  id: string,
): Promise<ListedLead[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('email', 'in', emails)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(EARLIER_LEADS)
    .execute()
  return findListed(
    db,
    rows.map((row) => row.id),
  )
}

/** Messages about a lead, in the order in which they were promised. */
export async function messagesOf(db: Db, id: string): Promise<LeadMessage[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    // The table's own check holds that these are messages about leads.
    audience: row.audience as LeadMessage['audience'],
    topic: row.topic as LeadTopic,
    aboutId: row.about_id ?? undefined,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    refusedAt: row.refused_at ?? undefined,
    waitsSince: row.waits_since ?? undefined,
    attempts: row.attempts,
    lastError: row.last_error ?? undefined,
    acceptedBy: textsFromJson(row.accepted_by),
  }))
}

/** What staff did with a lead, the latest first. */
export async function eventsOf(db: Db, id: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('about', '=', id)
    .orderBy('at', 'desc')
    .limit(EVENTS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    staffEmail: row.staff_email ?? undefined,
    action: row.action,
    details: JSON.parse(row.details),
  }))
}
