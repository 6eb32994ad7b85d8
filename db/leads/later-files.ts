import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { LeadStatus } from '../schema/leads.ts'
import { claimAttachments, newFilesAmong } from './attachment-claims.ts'
import { DELETED_WITH_LEAD } from './attachments.ts'
import { documentIds } from './documents.ts'
import { CLOSED_STATUSES } from './lead-status.ts'

/** Why no file can be added to a request any more. */
export type WhyNoFiles = 'gone' | 'closed' | 'too late'

/** What a visitor says of the documents of their request when they add files. */
export interface SentDocuments {
  /** As which documents, by their ids, the files come. */
  of: ReadonlyMap<string, string>
  /** The name of what all other files are. */
  name?: string | undefined
  /** Which documents they have, and which not, of those that they were asked for. */
  has: ReadonlyMap<string, boolean>
}

export interface LaterFiles {
  /** The ids that belong to the request now, those included that it had before. */
  added: string[]
  /** The ids of files whose content the request has already. */
  repeated: string[]
  /** The ids past the limit. */
  tooMany: string[]
  /** How many are not there to be added: their uploads have expired. */
  lost: number
  /** Whether the visitor says of a document that they do not have it, or have it after all. */
  isSaid: boolean
}

/**
 * Adds stored files to a request that was sent, and schedules one message to the agency about all of
 * them. Files whose content the request already has are not added twice, but may be a document that it lacked.
 * @param limits `since`: requests sent before, and not asked for documents since, take no files; `files`: how many can be
 *   added in all, and again after each time that documents were asked for.
 */
export async function addLaterFiles(
  db: Db,
  submissionId: string,
  ids: readonly string[],
  limits: { since: Timestamp; files: number },
  documents?: SentDocuments,
): Promise<LaterFiles | WhyNoFiles> {
  return inTransaction(db, async (tx) => {
    // Of two posts at once the second one counts the files of the first.
    await lockRowsOf(tx, 'submissions', [submissionId])
    const request = await tx
      .selectFrom('submissions')
      .select(['created_at as createdAt', 'status', 'held_at as heldAt'])
      .where('id', '=', submissionId)
      .executeTakeFirst()
    if (!request) return 'gone'
    const askedAt = await lastAskedAt(tx, submissionId)
    const why = whyNoFiles({ ...request, askedAt }, limits.since)
    if (why) return why
    const fresh = await newFilesAmong(tx, submissionId, [...new Set(ids)])
    const room = Math.max(0, limits.files - (await countAdded(tx, submissionId, askedAt)))
    const taken = fresh.slice(0, room)
    const tooMany = fresh.slice(room)
    await claimAttachments(tx, submissionId, taken, new Date().toISOString())
    const offered = ids.filter((id) => !tooMany.includes(id))
    const filed = documents ? await fileDocuments(tx, submissionId, offered, documents) : []
    const isSaid = documents !== undefined && (await sayWhichTheyHave(tx, submissionId, documents))
    const [first] = taken
    const isOfDocuments = isSaid || (first === undefined && filed.length > 0)
    // Releasing a held lead schedules the message about it, with all of its files.
    if ((first !== undefined || isOfDocuments) && request.heldAt === null) {
      const topic = isOfDocuments ? 'documents' : 'later-files'
      await addDelivery(tx, {
        ...{ submissionId, audience: 'agency', topic },
        ...(first !== undefined && { aboutId: first }),
      })
    }
    const here = await idsWith(tx, submissionId, ids)
    const added = ids.filter((id) => here.get(id) === submissionId)
    const others = offered.filter((id) => here.get(id) === null)
    const repeated = others.filter((id) => !filed.includes(id))
    const lost = ids.length - added.length - others.length - tooMany.length
    return { added, repeated, tooMany, lost, isSaid }
  })
}

/**
 * Files what came as the documents that the visitor says it is; of a file whose content the request already has, the
 * one that it has.
 * @returns The ids that are documents from now on and were not before.
 */
async function fileDocuments(
  tx: Transaction<Database>,
  submissionId: string,
  ids: readonly string[],
  { of, name }: SentDocuments,
): Promise<string[]> {
  const isOther = ids.some((id) => !of.has(id))
  const [other] = name && isOther ? await documentIds(tx, submissionId, [name]) : []
  const filed: string[] = []
  for (const id of ids) {
    const documentId = of.get(id) ?? other
    if (documentId === undefined) continue
    const file = await tx
      .selectFrom('attachments')
      .select('id')
      .where('submission_id', '=', submissionId)
      .where('sha256', '=', (eb) =>
        eb.selectFrom('attachments as sent').select('sent.sha256').where('sent.id', '=', id),
      )
      .executeTakeFirst()
    const document = await tx
      .updateTable('lead_documents')
      .set({ unavailable_at: null })
      .where('id', '=', documentId)
      .where('submission_id', '=', submissionId)
      .returning('id')
      .executeTakeFirst()
    if (!file || !document) continue
    const filed_at = new Date().toISOString()
    await tx
      .insertInto('document_files')
      .values({ document_id: documentId, attachment_id: file.id, filed_at })
      .onConflict((conflict) =>
        conflict.columns(['document_id', 'attachment_id']).doUpdateSet({ filed_at }),
      )
      .execute()
    filed.push(id)
  }
  return filed
}

/** Notes which documents the visitor does not have. */
async function sayWhichTheyHave(
  tx: Transaction<Database>,
  submissionId: string,
  { has, of }: SentDocuments,
): Promise<boolean> {
  const sent = new Set(of.values())
  let isNew = false
  for (const [id, hasIt] of has) {
    if (sent.has(id)) continue
    const { numUpdatedRows } = await tx
      .updateTable('lead_documents')
      .set({ unavailable_at: hasIt ? null : new Date().toISOString() })
      .where('id', '=', id)
      .where('submission_id', '=', submissionId)
      .where('unavailable_at', hasIt ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) isNew = true
  }
  return isNew
}

/** When staff last asked for documents: from then on, a request takes files as if it were new. */
async function lastAskedAt(
  tx: Transaction<Database>,
  submissionId: string,
): Promise<Timestamp | undefined> {
  const { at } = await tx
    .selectFrom('document_askings')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

/** Why a request takes no more files; undefined when it does. */
export function whyNoFiles(
  request: { createdAt: Timestamp; askedAt: Timestamp | undefined; status: LeadStatus },
  since: Timestamp,
): Exclude<WhyNoFiles, 'gone'> | undefined {
  if (CLOSED_STATUSES.some((status) => status === request.status)) return 'closed'
  return (request.askedAt ?? request.createdAt) < since ? 'too late' : undefined
}

/** How many files were added to a request after it was sent, since a time. */
export async function countAdded(
  tx: Transaction<Database>,
  submissionId: string,
  since: Timestamp = '',
): Promise<number> {
  const { added } = await tx
    .selectFrom('attachments')
    .select(({ fn }) => fn.count('added_at').as('added'))
    .where('submission_id', '=', submissionId)
    .where('added_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(added)
}

/** Those that belong to the request, and with null those that belong to none. */
async function idsWith(
  tx: Transaction<Database>,
  submissionId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('attachments')
    .select(['id', 'submission_id as of'])
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('submission_id', '=', submissionId),
        eb.and([eb('submission_id', 'is', null), eb('created_at', '>', DELETED_WITH_LEAD)]),
      ]),
    )
    .execute()
  return new Map(rows.map(({ id, of }) => [id, of]))
}
