import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { textsFromJson } from '../json-text.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { LeadIncomingTable } from '../schema/leads.ts'
import { uuidOf } from '../uuid-of.ts'
import { claimAttachments, newFilesAmong } from './attachment-claims.ts'
import { countAdded } from './later-files.ts'

/** What came back by mail about a lead. */
export interface LeadIncoming {
  id: string
  /** `bounce`: a message could not be delivered to `fromAddress`, and `text` says why. */
  kind: 'message' | 'bounce'
  fromAddress: string
  fromName: string
  /** It came from another address than the visitor's. */
  isForeign: boolean
  subject: string
  text: string
  /** What the answer repeats of earlier messages; empty if it is not told apart from the text. */
  quoted: string
  /** Names of attached files that the site does not take. */
  refusedFiles: string[]
  /** Also when its files were added. */
  createdAt: Timestamp
}

export interface NewIncoming extends Omit<LeadIncoming, 'id' | 'createdAt'> {
  /** Its Message-ID, or what stands for one. */
  messageId: string
  /** The stored files that came with it. */
  files: { id: string; name: string }[]
}

/** How many files a lead takes by mail, with those that were added behind its link. */
const MAX_MAILED_FILES = 50

/**
 * Files an incoming message on a lead, once, and schedules a message to the agency about an answer.
 * @returns `gone`: the lead was deleted, and nothing was written.
 */
export async function addIncoming(
  db: Db,
  submissionId: string,
  { messageId, files, refusedFiles, ...message }: NewIncoming,
): Promise<'filed' | 'repeated' | 'gone'> {
  const id = incomingId(submissionId, messageId)
  return inTransaction(db, async (tx) => {
    // Of the same message twice at once the second one finds the first.
    await lockRowsOf(tx, 'submissions', [submissionId])
    const lead = await tx
      .selectFrom('submissions')
      .select('held_at')
      .where('id', '=', submissionId)
      .executeTakeFirst()
    if (!lead) return 'gone'
    if (await isFiled(tx, submissionId, messageId)) return 'repeated'
    const created_at = new Date().toISOString()
    const leftOut = await takeFiles(tx, submissionId, files, created_at)
    await tx
      .insertInto('lead_incoming')
      .values({
        id,
        submission_id: submissionId,
        kind: message.kind,
        from_address: message.fromAddress,
        from_name: message.fromName,
        is_foreign: message.isForeign ? 1 : 0,
        subject: message.subject,
        text: message.text,
        quoted: message.quoted,
        refused_files: JSON.stringify([...refusedFiles, ...leftOut]),
        created_at,
      })
      .execute()
    if (message.kind === 'message' && lead.held_at === null) {
      await addDelivery(tx, { submissionId, audience: 'agency', topic: 'incoming', aboutId: id })
    }
    return 'filed'
  })
}

/** @returns The names of those for which there is no room. */
async function takeFiles(
  tx: Transaction<Database>,
  submissionId: string,
  files: NewIncoming['files'],
  at: Timestamp,
): Promise<string[]> {
  const ids = files.map(({ id }) => id)
  const fresh = await newFilesAmong(tx, submissionId, ids)
  const room = Math.max(0, MAX_MAILED_FILES - (await countAdded(tx, submissionId)))
  await claimAttachments(tx, submissionId, fresh.slice(0, room), at)
  const leftOut = fresh.slice(room)
  return files.flatMap(({ id, name }) => (leftOut.includes(id) ? name : []))
}

/** Whether a message is filed on a lead already. */
export async function isFiled(db: Db, submissionId: string, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead_incoming')
    .select('id')
    .where('id', '=', incomingId(submissionId, messageId))
    .executeTakeFirst()
  return row !== undefined
}

function incomingId(submissionId: string, messageId: string): string {
  return uuidOf(`incoming ${submissionId} ${messageId}`)
}

/** The lead that an incoming message is about. */
export interface AnsweredLead {
  id: string
  /** The visitor's address. */
  email: string
}

/** A lead by its reference, or undefined. */
export async function leadOfReference(
  db: Db,
  reference: string,
): Promise<AnsweredLead | undefined> {
  return db
    .selectFrom('submissions')
    .select(['id', 'email'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/**
 * The lead that one of the site's own messages is about.
 * @param deliveryIds Ids that its Message-ID may have, the likeliest first.
 */
export async function leadOfMessages(
  db: Db,
  deliveryIds: readonly string[],
): Promise<AnsweredLead | undefined> {
  if (deliveryIds.length === 0) return undefined
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id as messageId', 'submissions.id', 'submissions.email'])
    .where('deliveries.id', 'in', deliveryIds)
    .execute()
  const found = deliveryIds.map((id) => rows.find(({ messageId }) => messageId === id))
  const first = found.find((row) => row !== undefined)
  return first && { id: first.id, email: first.email }
}

/** Whether the site has sent, or will send, a message with this id itself. */
export async function isOwnMessage(db: Db, deliveryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  return row !== undefined
}

/** What came back about a lead, oldest first. */
export async function incomingOf(db: Db, submissionId: string): Promise<LeadIncoming[]> {
  const rows = await db
    .selectFrom('lead_incoming')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toIncoming)
}

/** One incoming message, or undefined. */
export async function findIncoming(db: Db, id: string): Promise<LeadIncoming | undefined> {
  const row = await db
    .selectFrom('lead_incoming')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toIncoming(row)
}

function toIncoming(row: Selectable<LeadIncomingTable>): LeadIncoming {
  return {
    id: row.id,
    kind: row.kind,
    fromAddress: row.from_address,
    fromName: row.from_name,
    isForeign: row.is_foreign === 1,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted,
    refusedFiles: textsFromJson(row.refused_files),
    createdAt: row.created_at,
  }
}
