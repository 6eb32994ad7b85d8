import type { Absence } from '../../db/staff/absences.ts'
import type { StaffMember } from '../../db/staff/staff.ts'
import { getsLeads } from '../../db/staff/staff-roles.ts'
import { type LeadRule, ruleFor } from '../settings/lead-rules.ts'

/** Who works here, and who is out of office. */
export interface Staffing {
  everyone: readonly StaffMember[]
  absences: readonly Absence[]
  /** In the office's time zone, YYYY-MM-DD. */
  today: string
}

/** Who gets a lead today. */
export interface Recipients {
  /** In the order of the rule; empty: the agency's general address gets it. */
  people: StaffMember[]
  /** Who would get it and is out of office, and who gets it in their place. */
  out: { person: StaffMember; until: string; instead: StaffMember | undefined }[]
}

/**
 * Who gets the messages about a lead: the person it is assigned to, or else the people of the first rule
 * that fits, each with their deputy when they are out of office.
 * @returns Undefined when no rule fits: the agency's general address gets it.
 */
export function routeLead(
  lead: { kind: string; town: string | undefined; assignedTo: string | null },
  rules: readonly LeadRule[],
  staffing: Staffing,
): Recipients | undefined {
  if (rules.length === 0) return undefined
  const having = lead.assignedTo === null ? undefined : whoGets([lead.assignedTo], staffing)
  if (having && having.people.length > 0) return having
  const rule = ruleFor(rules, lead)
  return rule && whoGets(rule.people, staffing)
}

/** Who gets what is meant for these accounts. One that is gone, or may not see leads, gets nothing. */
export function whoGets(ids: readonly string[], staffing: Staffing): Recipients {
  const { everyone, absences, today } = staffing
  const person = (id: string) => everyone.find((one) => one.id === id && getsLeads(one))
  const absence = (id: string) =>
    absences.find(({ staffId, from, until }) => staffId === id && from <= today && today <= until)
  const recipients = new Set<StaffMember>()
  const out: Recipients['out'] = []
  for (const member of ids.map(person)) {
    if (!member) continue
    const leave = absence(member.id)
    const instead = leave && deputy(leave)
    if (leave) out.push({ person: member, until: leave.until, instead })
    const recipient = leave ? instead : member
    if (recipient) recipients.add(recipient)
  }
  return { people: [...recipients], out }

  /** A deputy may be out of office as well, and name the first one again. */
  function deputy({ staffId, instead }: Absence): StaffMember | undefined {
    const asked = new Set([staffId])
    for (let id = instead; id !== null && !asked.has(id); ) {
      const member = person(id)
      const leave = absence(id)
      if (!member || !leave) return member
      asked.add(id)
      id = leave.instead
    }
    return undefined
  }
}
