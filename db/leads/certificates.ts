import { inTransaction } from '../in-transaction.ts'
import { addDeliveries } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { uuidOf } from '../uuid-of.ts'
import { claimAttachments } from './attachment-claims.ts'
import { findLeadFile, findUnclaimed, type LeadFile } from './attachments.ts'
import { lockToAnswer, noteContact } from './lead-contact.ts'

/** A certificate of insurance that a broker sent from the desk; the `deliveries` about it say whether it arrived. */
export interface Certificate {
  id: string
  file: LeadFile
  staffEmail: string
  staffName: string
  /** The address of whoever asked for it, to which it is sent, too. */
  holderEmail: string | undefined
  createdAt: Timestamp
}

/**
 * Promises a certificate to the visitor and, with an address, to whoever asked for it, once: the same file that is sent
 * again with its key is promised already. It counts as an answer, and the lead is handled with it.
 * @param certificate `attachmentId`: of a stored file that no lead has; `key`: of the form that it was chosen in.
 * @returns `held`, `gone`, `no file`: nothing was written.
 */
export async function addCertificate(
  db: Db,
  staff: { email: string; name: string },
  submissionId: string,
  certificate: { attachmentId: string; holderEmail: string | undefined; key: string },
): Promise<'promised' | 'held' | 'gone' | 'no file'> {
  const { attachmentId, holderEmail, key } = certificate
  return inTransaction(db, async (tx) => {
    const lead = await lockToAnswer(tx, submissionId)
    if (typeof lead === 'string') return lead
    const [file] = await findUnclaimed(tx, [attachmentId])
    if (!file) return 'no file'
    const id = uuidOf(`${submissionId} ${key} ${file.sha256} ${holderEmail}`)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lead_certificates')
      .values({
        id,
        submission_id: submissionId,
        attachment_id: attachmentId,
        staff_email: staff.email,
        staff_name: staff.name,
        holder_email: holderEmail ?? null,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    // What was uploaded with a second press stays unclaimed, and is swept.
    if (!numInsertedOrUpdatedRows) return 'promised'
    await claimAttachments(tx, submissionId, [attachmentId])
    const about = { submissionId, audience: 'visitor', aboutId: id } as const
    await addDeliveries(tx, [
      { delivery: { ...about, topic: 'certificate' } },
      ...(holderEmail ? [{ delivery: { ...about, topic: 'certificate-copy' } as const }] : []),
    ])
    await noteContact(tx, staff, submissionId, 'certificate')
    return 'promised'
  })
}

/** The certificates that were sent for a lead, oldest first. */
export async function certificatesOf(db: Db, submissionId: string): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('lead_certificates')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const certificates = await Promise.all(
    rows.map(async (row) => {
      const file = await findLeadFile(db, row.attachment_id)
      const [staffEmail, staffName] = [row.staff_email, row.staff_name]
      const holderEmail = row.holder_email ?? undefined
      return (
        file && { id: row.id, file, staffEmail, staffName, holderEmail, createdAt: row.created_at }
      )
    }),
  )
  return certificates.filter((one) => one !== undefined)
}
