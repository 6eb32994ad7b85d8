import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '../new-id.ts'
import { reusable } from '../reusable.ts'
import type { Timestamp } from '../schema/index.ts'
import { listedColumns } from './index-leads.ts'
import type { HeldReason } from './judge-submission.ts'
import { leadWords } from './lead-words.ts'
import { normalizeEmail } from './normalize-email.ts'
import type { NewSubmission } from './submissions.ts'

/** A lead as it is inserted, with the words by which a search finds it. */
export type NewLead = ReturnType<typeof newLead>

/**
 * Makes the row of a lead, under a reference of its own.
 * @param held Why it is held, if it is; undefined: it is not.
 */
export function newLead(submission: NewSubmission, held?: readonly HeldReason[]) {
  const { kind, submissionKey, source, formData, lostFiles } = submission
  const reference = newReference()
  const email = normalizeEmail(submission.email)
  const now: Timestamp = new Date().toISOString()
  return {
    id: newId(),
    reference,
    kind,
    submission_key: submissionKey,
    email,
    form_data: JSON.stringify(formData),
    source: source && JSON.stringify(source),
    lost_files: JSON.stringify(lostFiles),
    created_at: now,
    held_at: held ? now : null,
    held_reasons: held && held.length > 0 ? JSON.stringify(held) : null,
    ...listedColumns(formData, source),
    words: leadWords({ reference, email, source, versions: [formData], notes: [] }),
  }
}

/** A lead by what a browser sends again when it does not know whether it was accepted. */
export const findAccepted = reusable((db, lead: Pick<NewLead, 'submission_key' | 'email'>) =>
  db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('submission_key', '=', lead.submission_key)
    .where('email', '=', lead.email),
)

/** On SQLite. It inserts nothing when the key and address, or the reference, are there already. */
export const insertLead = reusable((db, lead: Omit<NewLead, 'words'>) =>
  db
    .insertInto('submissions')
    .values({
      id: lead.id,
      reference: lead.reference,
      kind: lead.kind,
      submission_key: lead.submission_key,
      email: lead.email,
      form_data: lead.form_data,
      source: lead.source,
      lost_files: lead.lost_files,
      created_at: lead.created_at,
      held_at: lead.held_at,
      held_reasons: lead.held_reasons,
      name: lead.name,
      phone: lead.phone,
      town: lead.town,
      insurance_type: lead.insurance_type,
      came_from: lead.came_from,
      ...{ search_id: sql`(select coalesce(max(search_id), 0) + 1 from submissions)` },
    })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Crockford's base 32: no letters that are easily confused, in print or on the phone. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join('')
  return `FM-${letters.slice(0, 4)}-${letters.slice(4)}`
}
