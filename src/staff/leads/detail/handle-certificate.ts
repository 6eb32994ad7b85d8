import { addCertificate } from '../../../../db/leads/certificates.ts'
import { findLead, type Lead } from '../../../../db/leads/lead.ts'
import { storeUpload } from '../../../attachments/store-upload.ts'
import type { Upload } from '../../../attachments/uploads.ts'
import { readAnswer } from '../../../forms/read-answer.ts'
import { isId } from '../../../http/is-id.ts'
import { services } from '../../../http/services.ts'
import { MAX_CERTIFICATE_BYTES, MAX_CERTIFICATE_MB } from '../../../settings/business.ts'
import { config } from '../../../settings/config.ts'
import type { StaffMember } from '../../session/session.ts'
import type { Fields } from '../../session/staff-form.ts'
import { type LeadAnswer, type LeadDone, leadDone, leadInPlace } from './lead-answer.ts'

/** The name of its file field. */
export const CERTIFICATE_FILE = 'certificate'

const GONE = 'Somebody deleted this lead while you had it open, so nothing was sent.'
const HELD = 'This lead is held. Release it first; then you can send a certificate.'
const NO_SERVER =
  'Nothing was sent: the site has no mail server. Whoever runs the server sets SMTP_URL.'
const OTHER_KIND = 'Nothing was sent: this lead is no request for a certificate.'
const OTHER_ADDRESS =
  'Nothing was sent: the address of whoever asks for the certificate has changed. Look at the answers, and choose again.'
const UNSENT = 'Nothing was sent.'

/** The address of whoever asks for a certificate, as the visitor last gave it; empty without one. */
export function holderEmail({
  amendments,
  formData,
}: Pick<Lead, 'amendments' | 'formData'>): string {
  const { holder_email } = amendments.at(-1)?.answers ?? formData
  return readAnswer('email', String(holder_email ?? ''))
}

/** Sends a certificate of insurance to the visitor and, when that is ticked, to whoever asked for it. */
export async function postCertificate(
  id: string,
  fields: Fields,
  uploads: readonly Upload[],
  staff: StaffMember,
): Promise<LeadDone | LeadAnswer> {
  const { db } = services()
  const also = fields.toHolder || undefined
  const key = isId(fields.certificateKey) ? fields.certificateKey : crypto.randomUUID()
  const again = (status: number, problem: string, certificate?: string) =>
    leadInPlace({
      leadId: id,
      status,
      problem,
      certificate: { key, isToHolder: also !== undefined },
      ...(certificate && { errors: { certificate } }),
    })
  const lead = await findLead(db, id)
  if (!lead) return leadInPlace({ leadId: id, status: 410, problem: GONE, isGone: true })
  if (lead.kind !== 'certificate') return again(409, OTHER_KIND)
  if (config().smtpUrl === undefined) return again(422, NO_SERVER)
  if (lead.heldAt) return again(409, HELD)
  if (also && also !== holderEmail(lead)) return again(409, OTHER_ADDRESS)
  const stored = await storeCertificate(uploads)
  if ('problem' in stored) return again(stored.isOurs ? 503 : 422, UNSENT, stored.problem)
  const certificate = { attachmentId: stored.id, holderEmail: also, key }
  switch (await addCertificate(db, staff, id, certificate)) {
    case 'gone':
      return leadInPlace({ leadId: id, status: 410, problem: GONE, isGone: true })
    case 'held':
      return again(409, HELD)
    case 'no file':
      return again(503, UNSENT, NOT_STORED)
    case 'promised':
      return leadDone(promised(lead.email, also))
  }
}

function promised(email: string, also: string | undefined): string {
  const when = services().quarantine ? 'as soon as it is checked for viruses' : 'in a moment'
  return `The certificate will be sent ${when}, to ${also ? `${email} and ${also}` : email}.`
}

const NOT_STORED = 'The file could not be stored. Try again in a minute.'

/** Stores the file that was chosen, if it can be sent; it is scanned as those of visitors are. */
async function storeCertificate([upload]: readonly Upload[]): Promise<
  { id: string } | { problem: string; isOurs: boolean }
> {
  if (!upload) return refused('Choose the certificate first: a PDF.')
  const { filename } = upload
  const isLarge =
    'refused' in upload
      ? upload.refused === 'tooLarge'
      : 'file' in upload && upload.file.size > MAX_CERTIFICATE_BYTES
  if (isLarge) {
    return refused(
      `${filename} is larger than ${MAX_CERTIFICATE_MB} MB, which many mail servers do not take.`,
    )
  }
  const received = await storeUpload(services(), upload, { isAdmitted: true })
  if (!received.ok) {
    const { problem, lost } = received.problem
    return { problem: lost ? NOT_STORED : problem, isOurs: lost }
  }
  const { id, type } = received.attachment
  // What is stored and belongs to no lead is swept.
  return type === 'application/pdf' ? { id } : refused(`${filename} is no PDF. Save it as one.`)
}

function refused(problem: string) {
  return { problem, isOurs: false }
}
