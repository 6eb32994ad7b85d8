import { createElement } from 'react'
import { findListed } from '../../db/leads/lead-list.ts'
import { listAbsences } from '../../db/staff/absences.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { getsLeads } from '../../db/staff/staff-roles.ts'
import { whoGets } from '../../src/leads/who-gets.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { AssignedMessage, assignedSubject } from '../emails/assigned-message.tsx'
import type { Handler } from './context.ts'
import { sendToStaff } from './send-to-staff.ts'

/**
 * Tells somebody which leads a colleague has given them, and their deputies while they are out of office. What they no
 * longer have, or what was deleted, is left out.
 * @throws When the mail server could not be reached, or refused for now.
 */
export const mailAssigned: Handler<'mail-assigned'> = async (
  context,
  { id, staffId, leadIds, by },
  signal,
) => {
  const { db, settings } = context
  const [everyone, absences, listed] = await Promise.all([
    listStaff(db),
    listAbsences(db),
    findListed(db, leadIds),
  ])
  const member = everyone.find((one) => one.id === staffId)
  const leads = listed.filter(({ assignedTo }) => assignedTo?.id === staffId)
  if (!member || !getsLeads(member) || leads.length === 0) return
  const { people } = whoGets([staffId], { everyone, absences, today: officeDay() })
  const { site, siteUrl } = settings
  const readers = people.length > 0 ? people : [member]
  for (const to of readers.filter(({ email }) => email !== by)) {
    const given = {
      leads,
      by: everyone.find(({ email }) => email === by)?.name,
      insteadOf: to.id === staffId ? undefined : member.name,
    }
    const message = {
      name: 'assigned',
      // Its own for each reader.
      id: `${id}-${to.id}`,
      to: to.email,
      subject: assignedSubject(given),
      body: createElement(AssignedMessage, { site, siteUrl, ...given }),
    }
    await sendToStaff(context, message, signal)
  }
}
