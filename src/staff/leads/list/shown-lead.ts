import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import { listVesselOptions } from '../../../../db/content/vessels.ts'
import { findAnswers, type ListedLead } from '../../../../db/leads/lead-list.ts'
import { OPEN_STATUSES } from '../../../../db/leads/lead-status.ts'
import type { Db } from '../../../../db/open.ts'
import { agency } from '../../../http/agency.ts'
import { REQUEST_NAMES } from '../../../leads/request-names.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleName } from '../../../leads/visible-text.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { INSURANCE_NAMES } from '../words/lead-names.ts'
import { dayInWords, receivedInWords } from '../words/lead-times.ts'
import { leadSummary, promisedAnswer } from './lead-summary.ts'

const SHOWN_NAME = 80

/** A line of the list in the words in which it is read. */
export interface ShownLead {
  id: string
  reference: string
  /** The name, or the address of somebody who gave none. */
  title: string
  kind: string
  insurance?: string | undefined
  /** What it is about, on a line; may be empty. */
  summary: string
  town?: string | undefined
  phone: string
  createdAt: string
  received: string
  /** Undefined when nobody has it. */
  assigned?: string | undefined
  status: ListedLead['status']
  /** By when an answer was promised, or a certificate is needed, that has not been given. */
  promised?: ReturnType<typeof promisedAnswer>
  /** When the policy that the visitor has elsewhere ends. */
  policyEnds?: string | undefined
  followUp?: { text: string; isOverdue: boolean } | undefined
  isUnread: boolean
  revision: number
  changesByOthers: number
}

/** Puts leads in words. */
export async function shownLeads(db: Db, leads: readonly ListedLead[]): Promise<ShownLead[]> {
  const ids = leads.map(({ id }) => id)
  const [towns, vessels, answers] = await Promise.all([
    leads.some(({ town }) => town) ? listTownsAlongCoast(db) : [],
    leads.length > 0 ? listVesselOptions(db) : [],
    findAnswers(db, ids),
  ])
  const names = new Map(towns.map(({ slug, name }) => [slug, name]))
  const today = officeDay()
  return leads.map((lead) => ({
    id: lead.id,
    reference: lead.reference,
    title: visibleName(lead, SHOWN_NAME),
    kind: REQUEST_NAMES[lead.kind],
    insurance: lead.insuranceType && (INSURANCE_NAMES[lead.insuranceType] ?? lead.insuranceType),
    summary: leadSummary(lead.kind, answers.get(lead.id) ?? {}, vessels),
    town: lead.town && (names.get(lead.town) ?? lead.town),
    phone: visiblePhone(lead.phone),
    createdAt: lead.createdAt,
    received: receivedInWords(lead.createdAt),
    assigned: lead.assignedTo?.name,
    status: lead.status,
    promised: promisedAnswer(agency(), lead, answers.get(lead.id) ?? {}),
    policyEnds: lead.policyEndsOn && dayInWords(lead.policyEndsOn),
    followUp: followUpOf(lead, today),
    isUnread: lead.isUnread,
    revision: lead.revision,
    changesByOthers: lead.changesByOthers,
  }))
}

function followUpOf({ followUpOn, status }: ListedLead, today: string): ShownLead['followUp'] {
  if (!followUpOn) return undefined
  const isOpen = (OPEN_STATUSES as readonly string[]).includes(status)
  return { text: dayInWords(followUpOn), isOverdue: isOpen && followUpOn < today }
}
