import { createElement } from 'react'
import { findDigest } from '../../db/leads/digest.ts'
import { listAbsences } from '../../db/staff/absences.ts'
import { findStaffById, normalEmail } from '../../db/staff/staff.ts'
import { getsLeads } from '../../db/staff/staff-roles.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { DigestMessage, digestSubject } from '../emails/digest-message.tsx'
import type { Handler, WorkerContext } from './context.ts'
import { sendToAgency, sendToStaff } from './send-to-staff.ts'

/**
 * Sends the agency, or one of the staff, what is open this morning; nothing when nothing is, or when the day is over. A worker
 * that dies just after the mail server's answer sends it again, under the same Message-ID.
 * @throws When no recipient got it.
 */
export const mailDigest: Handler<'mail-digest'> = async (context, { day, staffId }, signal) => {
  if (day !== officeDay()) return
  if (staffId !== undefined) return mailOwnDigest(context, day, staffId, signal)
  const { db, settings } = context
  const digest = await findDigest(db, day)
  const { dueInAll, unansweredInAll, held, toCall } = digest
  if (dueInAll + unansweredInAll + held + toCall === 0) return
  const { site, siteUrl } = settings
  const message = {
    name: 'digest',
    id: day,
    subject: digestSubject(digest),
    body: createElement(DigestMessage, { site, siteUrl, digest, day, isOwn: false }),
  }
  await sendToAgency(context, message, signal)
}

/** Not to whoever reads the agency's, which names their leads as well, nor while they are out of office. */
async function mailOwnDigest(
  context: WorkerContext,
  day: string,
  staffId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, settings } = context
  const { site, siteUrl, leadsTo } = settings
  const [member, absences] = await Promise.all([findStaffById(db, staffId), listAbsences(db)])
  if (!member || !getsLeads(member)) return
  if (leadsTo.some((address) => normalEmail(address) === member.email)) return
  if (absences.some((one) => one.staffId === staffId && one.from <= day && day <= one.until)) return
  const digest = await findDigest(db, day, staffId)
  if (digest.dueInAll + digest.unansweredInAll === 0) return
  const message = {
    name: 'digest',
    id: `${day}-${staffId}`,
    to: member.email,
    subject: `Yours: ${digestSubject(digest)}`,
    body: createElement(DigestMessage, { site, siteUrl, digest, day, isOwn: true }),
  }
  await sendToStaff(context, message, signal)
}
