import { randomBytes } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { newId } from '../new-id.ts'
import type { Database } from '../schema/index.ts'
import { listedColumns } from './index-leads.ts'
import { leadWords } from './lead-words.ts'
import { policyEndIn } from './policies.ts'
import { indexNewLead, isPostgres, searchColumns } from './search-index.ts'
import { type NewSubmission, normalizeEmail } from './submissions.ts'

/** A lead that was accepted before. Nobody else changes it until the transaction ends. */
export type KnownLead = Pick<Selectable<Database['submissions']>, (typeof KNOWN)[number]>
const KNOWN = ['id', 'reference', 'form_data', 'lost_files', 'held_at'] as const

/**
 * Inserts a lead under a reference of its own, unless its key and address are there: then it is what a browser sends
 * again when it does not know whether it was accepted, and `known` is the lead.
 * @param isHeld Without a reason that the site knows.
 */
export async function insertLead(
  tx: Transaction<Database>,
  { kind, submissionKey, source, formData, lostFiles, ...submission }: NewSubmission,
  isHeld = false,
): Promise<{ id: string; reference: string; known?: KnownLead }> {
  const email = normalizeEmail(submission.email)
  for (;;) {
    const [id, reference, now] = [newId(), newReference(), new Date().toISOString()]
    const words = leadWords({ reference, email, source, versions: [formData], notes: [] })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('submissions')
      .values({
        id,
        reference,
        kind,
        submission_key: submissionKey,
        email,
        form_data: JSON.stringify(formData),
        source: source && JSON.stringify(source),
        lost_files: JSON.stringify(lostFiles),
        created_at: now,
        held_at: isHeld ? now : null,
        policy_ends_on: policyEndIn(formData),
        ...listedColumns(formData, source),
        ...searchColumns(tx, words),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) {
      await indexNewLead(tx, id, words)
      return { id, reference }
    }
    const known = await tx
      .selectFrom('submissions')
      .select(KNOWN)
      .where('submission_key', '=', submissionKey)
      .where('email', '=', email)
      .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
    if (known) return { id: known.id, reference: known.reference, known }
    // Staff have just deleted it, or the reference was taken: make another.
  }
}

/** Crockford's base 32: no letters that are easily confused, in print or on the phone. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join('')
  return `FM-${letters.slice(0, 4)}-${letters.slice(4)}`
}
