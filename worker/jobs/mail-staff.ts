import type { JobPayloads } from '../../db/ops/outbox.ts'
import { makePasswordLink } from '../../db/staff/password-links.ts'
import { findStaff, findStaffById } from '../../db/staff/staff.ts'
import { makeMailedToken } from '../../db/staff/staff-invitations.ts'
import { type StaffEmail, staffMessage, staffSubject } from '../emails/staff-message.tsx'
import type { Handler, WorkerContext } from './context.ts'
import { sendToStaff } from './send-to-staff.ts'

/** Whoever has waited so long has asked again, or given up. */
const TOO_LATE_MS = 3_600_000

/**
 * Mails a link to make an account or to set a new password. Each try makes a link of its own, because
 * the database knows none. Of two that arrive for a new password either works, once; of two invitations the later one.
 * @throws When the mail server could not be reached, or refused for now.
 */
export const mailStaff: Handler<'mail-staff'> = async (context, payload, signal) => {
  const { settings } = context
  const email = await emailFor(context, payload)
  if (!email) return
  const subject = staffSubject(settings, email)
  const body = staffMessage(settings, email)
  // Each try is another message, because it has another secret.
  const id = crypto.randomUUID()
  await sendToStaff(
    context,
    { name: `staff-${email.link}`, id, to: email.to, subject, body },
    signal,
  )
}

/** Undefined when nobody waits for it any more. */
async function emailFor(
  { db, settings }: WorkerContext,
  payload: JobPayloads['mail-staff'],
): Promise<StaffEmail | undefined> {
  const { siteUrl } = settings
  if (payload.link === 'invitation') {
    const { link, email, by } = payload
    const made = await makeMailedToken(db, email)
    const inviter = by === undefined ? undefined : await findStaff(db, by)
    return (
      made && {
        link,
        to: email,
        role: made.role,
        inviter: inviter?.name,
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
