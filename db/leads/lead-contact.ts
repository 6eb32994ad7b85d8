import { sql, type Transaction } from 'kysely'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { isRecorded, recordAudit } from '../staff/audit.ts'
import { uuidOf } from '../uuid-of.ts'
import type { LeadStatus } from './lead-status.ts'

/**
 * How staff tried to reach a visitor. `call`: by phone, and they were reached; `mail`: a reply was begun; the others are
 * calls that reached nobody.
 */
export type ContactWay = 'call' | 'mail' | 'voicemail' | 'no-answer' | 'wrong-number'

/**
 * Notes that staff have tried to reach the visitor: the lead is no longer new, and it is answered if they have. The
 * revision stays, so that whoever clicked "Reply" can still save the form that was open beside it.
 * @param press Of the page on which a button said so: sent again, as by a reload, it is noted once.
 */
export async function markAnswered(
  db: Db,
  staff: { email: string },
  id: string,
  way: ContactWay,
  press?: string,
): Promise<boolean> {
  return db.transaction().execute((tx) => noteContact(tx, staff, id, way, press))
}

/**
 * Locks a lead before something is sent to its visitor: of two presses the second finds what the first has written.
 * @returns `held`, `gone`: nothing may be sent.
 */
export async function lockToAnswer(
  tx: Transaction<Database>,
  id: string,
): Promise<{ status: LeadStatus } | 'held' | 'gone'> {
  await lockRowsOf(tx, 'submissions', [id])
  const lead = await tx
    .selectFrom('submissions')
    .select(['held_at', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lead) return 'gone'
  return lead.held_at === null ? lead : 'held'
}

/**
 * Notes it, as `markAnswered` does, in the transaction of what was done. `reply`: one was sent from the desk; `documents`: one that asks for some;
 * `certificate`: one was sent, and with that the lead is handled.
 */
export async function noteContact(
  tx: Transaction<Database>,
  staff: { email: string },
  id: string,
  way: ContactWay | 'reply' | 'documents' | 'certificate',
  press?: string,
): Promise<boolean> {
  const entry = press && contactEntry(id, press, way)
  const isAnswer = ['call', 'mail', 'reply', 'documents', 'certificate'].includes(way)
  const isHandled = way === 'certificate'
  const status = isHandled ? 'handled' : 'in-work'
  const before = await answeredAtOf(tx, id)
  if (!before) return false
  // It may have been undone since.
  if (entry && (await isRecorded(tx, entry))) return true
  const lead = tx.updateTable('submissions').where('id', '=', id)
  const taken = await lead
    .set({ status })
    .where('status', 'in', isHandled ? ['new', 'in-work'] : ['new'])
    .executeTakeFirstOrThrow()
  if (isAnswer) await lead.set({ answered_at: firstAnswer() }).execute()
  const details = {
    way,
    ...(taken.numUpdatedRows > 0n && { status }),
    ...(isAnswer && before.answered_at === null && { answeredBefore: null }),
  }
  const action = isAnswer ? 'lead-answered' : 'lead-called'
  await recordAudit(tx, { staff, action, about: id, details, id: entry })
  return true
}

/** The id in the log of what a button of a page noted. */
export function contactEntry(id: string, press: string, way: string): string {
  return uuidOf(`${id} ${press} ${way}`)
}

async function answeredAtOf(tx: Transaction<Database>, id: string) {
  await lockRowsOf(tx, 'submissions', [id])
  return tx.selectFrom('submissions').select('answered_at').where('id', '=', id).executeTakeFirst()
}

/**
 * When a lead was answered, as its new status says. One in progress may not have been: its visitor would be told
 * that it was. One that is new again has been only if staff noted a call or a reply, and did not undo that.
 */
export function answeredWith(status: LeadStatus) {
  if (status === 'in-work') return sql<string | null>`answered_at`
  if (status !== 'new') return firstAnswer()
  const times = (action: string) => sql`(select count(*) from audit_log
    where audit_log.about = submissions.id and audit_log.action = ${action})`
  return sql<string | null>`case when ${times('lead-answered')} > ${times('answer-undone')}
    then answered_at end`
}

function firstAnswer() {
  return sql<string>`coalesce(answered_at, ${new Date().toISOString()})`
}
