import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { LeadStatus } from '../schema/leads.ts'
import { claimAttachments, newFilesAmong } from './attachment-claims.ts'
import { DELETED_WITH_LEAD } from './attachments.ts'
import { CLOSED_STATUSES } from './lead-status.ts'

/** Why no file can be added to a request any more. */
export type WhyNoFiles = 'gone' | 'closed' | 'too late'

export interface LaterFiles {
  /** The ids that belong to the request now, those included that it had before. */
  added: string[]
  /** The ids of files whose content the request has already. */
  repeated: string[]
  /** The ids past the limit. */
  tooMany: string[]
  /** How many are not there to be added: their uploads have expired. */
  lost: number
}

/**
 * Adds stored files to a request that was sent, and schedules one message to the agency about all of
 * them. Files whose content the request already has are not added twice.
 * @param limits `since`: requests sent before take no files; `files`: how many can be added in all.
 */
export async function addLaterFiles(
  db: Db,
  submissionId: string,
  ids: readonly string[],
  limits: { since: Timestamp; files: number },
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
    const why = whyNoFiles(request, limits.since)
    if (why) return why
    const fresh = await newFilesAmong(tx, submissionId, [...new Set(ids)])
    const room = Math.max(0, limits.files - (await countAdded(tx, submissionId)))
    const taken = fresh.slice(0, room)
    const tooMany = fresh.slice(room)
    await claimAttachments(tx, submissionId, taken, new Date().toISOString())
    const [first] = taken
    // Releasing a held lead schedules the message about it, with all of its files.
    if (first !== undefined && request.heldAt === null) {
      const news = { submissionId, topic: 'later-files', aboutId: first } as const
      await addDelivery(tx, { ...news, audience: 'agency' })
    }
    const here = await idsWith(tx, submissionId, ids)
    const added = ids.filter((id) => here.get(id) === submissionId)
    const repeated = ids.filter((id) => here.get(id) === null && !tooMany.includes(id))
    const lost = ids.length - added.length - repeated.length - tooMany.length
    return { added, repeated, tooMany, lost }
  })
}

/** Why a request takes no more files; undefined when it does. */
export function whyNoFiles(
  request: { createdAt: Timestamp; status: LeadStatus },
  since: Timestamp,
): Exclude<WhyNoFiles, 'gone'> | undefined {
  if (CLOSED_STATUSES.some((status) => status === request.status)) return 'closed'
  return request.createdAt < since ? 'too late' : undefined
}

async function countAdded(tx: Transaction<Database>, submissionId: string): Promise<number> {
  const { added } = await tx
    .selectFrom('attachments')
    .select(({ fn }) => fn.count('added_at').as('added'))
    .where('submission_id', '=', submissionId)
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
