import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { abandonFiles } from './recurring.ts'
import type { SubmissionKind } from './submissions.ts'

/** Until then the visitor may still be at it. */
const UNTOUCHED_MS = 3_600_000
/** The most that a list shows; older ones are deleted within a month anyway. */
export const UNFINISHED_SHOWN = 200

type Actor = { email: string }

/** A form that somebody did not finish, who consented to be called about it. */
export interface Unfinished {
  id: string
  kind: SubmissionKind
  answers: Record<string, string>
  attachmentIds: string[]
  updatedAt: Timestamp
  consentedAt: Timestamp
  calledAt: Timestamp | null
  calledBy: string | null
}

/**
 * The unfinished requests that staff may see: with consent, a phone number or an address, and
 * unchanged for an hour.
 * @returns The last changed first, at most `UNFINISHED_SHOWN`.
 */
export async function listUnfinished(db: Db): Promise<Unfinished[]> {
  const rows = await visible(db).orderBy('drafts.updated_at', 'desc').execute()
  return rows.map(toUnfinished).filter(isReachable).slice(0, UNFINISHED_SHOWN)
}

/** How many of them have a number that nobody has called yet. */
export async function countToCall(db: Db): Promise<number> {
  const rows = await visible(db).where('consent.called_at', 'is', null).execute()
  return rows.map(toUnfinished).filter(({ answers }) => answers.phone).length
}

/** One of them, or undefined. */
export async function findUnfinished(db: Db, id: string): Promise<Unfinished | undefined> {
  const row = await visible(db).where('drafts.id', '=', id).executeTakeFirst()
  const found = row && toUnfinished(row)
  return found && isReachable(found) ? found : undefined
}

/** Records that staff opened one. */
export async function markUnfinishedOpened(db: Db, staff: Actor, id: string): Promise<void> {
  await recordAudit(db, { staff, action: 'unfinished-opened', about: id })
}

/**
 * Marks an unfinished request as called.
 * @returns `before`: somebody had already marked it, and their name stays; `gone`: the visitor has sent
 * it, started over, or taken the consent back, or it was removed.
 */
export async function markCalled(
  db: Db,
  staff: Actor,
  id: string,
): Promise<'marked' | 'before' | 'gone'> {
  return db.transaction().execute(async (tx) => {
    if (!(await findUnfinished(tx, id))) return 'gone'
    const { numUpdatedRows } = await tx
      .updateTable('draft_consents')
      .set({ called_at: new Date().toISOString(), called_by: staff.email })
      .where('draft_id', '=', id)
      .where('called_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'before'
    await recordAudit(tx, { staff, action: 'unfinished-called', about: id })
    return 'marked'
  })
}

/**
 * Deletes an unfinished request; its files go with the worker's next sweep.
 * @returns False when it was gone before.
 */
export async function removeUnfinished(db: Db, staff: Actor, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await findUnfinished(tx, id)
    if (!found || !(await deleteDraft(tx, id))) return false
    await abandonFiles(tx, found.attachmentIds)
    await recordAudit(tx, { staff, action: 'unfinished-removed', about: id })
    return true
  })
}

/** Not one that has been sent in the meantime. */
async function deleteDraft(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function visible(db: Db) {
  const untouchedSince = new Date(Date.now() - UNTOUCHED_MS).toISOString()
  return db
    .selectFrom('draft_consents as consent')
    .innerJoin('drafts', 'drafts.id', 'consent.draft_id')
    .select(['drafts.id', 'drafts.kind', 'drafts.data', 'drafts.attachment_ids'])
    .select(['drafts.updated_at', 'consent.consented_at', 'consent.called_at', 'consent.called_by'])
    .where('drafts.accepted_at', 'is', null)
    .where('drafts.updated_at', '<', untouchedSince)
}

function toUnfinished(row: {
  id: string
  kind: string
  data: string
  attachment_ids: string
  updated_at: string
  consented_at: string
  called_at: string | null
  called_by: string | null
}): Unfinished {
  return {
    id: row.id,
    kind: row.kind as SubmissionKind,
    answers: JSON.parse(row.data),
    attachmentIds: JSON.parse(row.attachment_ids),
    updatedAt: row.updated_at,
    consentedAt: row.consented_at,
    calledAt: row.called_at,
    calledBy: row.called_by,
  }
}

function isReachable({ answers }: Unfinished): boolean {
  return Boolean(answers.phone || answers.email)
}

/**
 * Records that a visitor consents to be called if they do not finish, or no longer does. The time is
 * that of the first consent; taking it back also forgets who called.
 */
export async function setCallConsent(
  db: Db | Transaction<Database>,
  draftId: string,
  consents: boolean,
): Promise<void> {
  if (!consents) {
    await db.deleteFrom('draft_consents').where('draft_id', '=', draftId).execute()
    return
  }
  const consented_at = new Date().toISOString()
  await db
    .insertInto('draft_consents')
    .columns(['draft_id', 'consented_at'])
    // From the table: a draft that was discarded meanwhile is no error.
    .expression((eb) =>
      eb
        .selectFrom('drafts')
        .select((select) => ['id', select.val(consented_at).as('at')])
        .where('id', '=', draftId)
        .where('accepted_at', 'is', null),
    )
    .onConflict((conflict) => conflict.column('draft_id').doNothing())
    .execute()
}

/** Whether the visitor of a draft has consented. */
export async function hasCallConsent(db: Db, draftId: string): Promise<boolean> {
  const row = await db
    .selectFrom('draft_consents')
    .select('draft_id')
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row !== undefined
}
