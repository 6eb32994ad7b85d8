import { assigneeOf, assignUntouched } from '../../db/leads/assign-lead.ts'
import type { Submission } from '../../db/leads/submissions.ts'
import type { LeadTopic } from '../../db/schema/index.ts'
import { findSettings } from '../../db/settings/settings.ts'
import { listAbsences } from '../../db/staff/absences.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { type Recipients, routeLead, whoGets } from '../../src/leads/who-gets.ts'
import { dayName } from '../../src/settings/closings.ts'
import { setRules } from '../../src/settings/lead-rules.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import type { LeadReaders } from '../emails/write-lead-email.ts'
import type { DeliveryContext } from './message.ts'

/**
 * Who gets a message about a lead, by the rules and absences of this moment: a later attempt may reach
 * others. When a new lead is for one person alone, it is theirs from now on.
 */
export async function leadRecipients(
  { db, settings }: Pick<DeliveryContext, 'db' | 'settings'>,
  { id, kind, source }: Submission,
  topic: LeadTopic = 'submission',
): Promise<LeadReaders> {
  const everyoneElse = { addresses: settings.leadsTo, notes: [] }
  const rules = setRules((await findSettings(db, 'lead-routing')).value)
  // What a visitor adds is for whoever has the lead, also where no rule says who gets which.
  if (rules.length === 0 && topic !== 'later-files') return everyoneElse
  const [everyone, absences, assignedTo] = await Promise.all([
    listStaff(db),
    listAbsences(db),
    assigneeOf(db, id),
  ])
  const lead = { kind, town: source?.town, assignedTo }
  const today = officeDay()
  const staffing = { everyone, absences, today }
  const having = whoGets(assignedTo === null ? [] : [assignedTo], staffing)
  const route = having.people.length > 0 ? having : routeLead(lead, rules, staffing)
  if (!route) return everyoneElse
  const notes = notesOf(route, today)
  if (route.people.length === 0) return { ...everyoneElse, notes: [...notes, NOBODY_IN] }
  const [only, ...others] = route.people
  if (only && others.length === 0) await assignUntouched(db, id, only.id)
  return { addresses: route.people.map(({ email }) => email), notes }
}

const NOBODY_IN =
  'Nobody who gets such leads is in the office, so this message went to the general address of the agency.'

function notesOf({ out }: Recipients, today: string): string[] {
  return out.map(({ person, until, instead }) => {
    const isOut = `${person.name} is out of office until ${dayName(until, today)}.`
    return instead ? `${isOut} ${instead.name} gets this lead instead.` : isOut
  })
}
