import type { JobPayloads } from '../../db/ops/outbox.ts'
import { makePasswordLink } from '../../db/staff/password-links.ts'
import { findStaffById } from '../../db/staff/staff.ts'
import { makeMailedToken } from '../../db/staff/staff-invitations.ts'
import { composeMail, filenameOf } from '../emails/compose-mail.ts'
import { addressOf, messageIdOf } from '../emails/mail-addresses.ts'
import { type StaffEmail, staffMessage, staffSubject } from '../emails/staff-message.tsx'
import type { Handler, WorkerContext } from './context.ts'

/** Whoever has waited so long has asked again, or given up. */
const TOO_LATE_MS = 3_600_000

/**
 * Mails a link to make an account or to set a new password. Each try makes a link of its own, because
 * the database knows none: whoever gets two can use either, once.
 * @throws When the mail server could not be reached, or refused for now.
 */
export const mailStaff: Handler<'mail-staff'> = async (context, payload, signal) => {
  const { settings, mail, log } = context
  const email = await emailFor(context, payload)
  if (!email) return
  const createdAt = new Date().toISOString()
  // A second try is another message, with another link.
  const messageId = messageIdOf(`staff-${crypto.randomUUID()}`, settings)
  const raw = await composeMail(settings, staffMessage(settings, email), {
    to: { name: '', address: email.to },
    subject: staffSubject(settings, email),
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId,
    createdAt,
  })
  const { accepted, refused } = await mail.send(
    {
      messageId,
      from: addressOf(settings.mailFrom),
      recipients: [email.to],
      raw,
      filename: filenameOf(createdAt, email.link, messageId.slice(1, 15)),
    },
    signal,
  )
  if (accepted.length > 0) return
  const answers = refused.map(({ code }) => code).join(', ')
  const isForGood = refused.some(({ code, noSuchMailbox }) => noSuchMailbox || code.startsWith('5'))
  if (!isForGood) throw new Error(`The mail server refused a link for staff: ${answers}`)
  log.warn({ answers }, 'an address of staff takes no mail')
}

/** Undefined when nobody waits for it any more. */
async function emailFor(
  { db, settings }: WorkerContext,
  payload: JobPayloads['mail-staff'],
): Promise<StaffEmail | undefined> {
  const { siteUrl } = settings
  if (payload.link === 'invitation') {
    const { link, email } = payload
    const made = await makeMailedToken(db, email)
    return (
      made && {
        link,
        to: email,
        role: made.role,
        href: `${siteUrl}/admin/set-up?token=${made.token}`,
      }
    )
  }
  const member = await findStaffById(db, payload.staffId)
  if (!member || Date.now() - Date.parse(payload.askedAt) > TOO_LATE_MS) return undefined
  const token = await makePasswordLink(db, member.id)
  return {
    link: 'password',
    to: member.email,
    href: `${siteUrl}/admin/new-password?token=${token}`,
  }
}
