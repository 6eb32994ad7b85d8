import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { OPEN_STATUSES } from '../../../../db/leads/lead-status.ts'
import type { Db } from '../../../../db/open.ts'
import { REQUEST_NAMES } from '../../../leads/request-names.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleName } from '../../../leads/visible-text.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { INSURANCE_NAMES } from '../words/lead-names.ts'
import { dayInWords, receivedInWords } from '../words/lead-times.ts'

const SHOWN_NAME = 80

/** A line of the list in the words in which it is read. */
export interface ShownLead {
  id: string
  reference: string
  /** The name, or the address of somebody who gave none. */
  title: string
  kind: string
  insurance?: string | undefined
  town?: string | undefined
  phone: string
  createdAt: string
  received: string
  /** Undefined when nobody has it. */
  assigned?: string | undefined
  status: ListedLead['status']
  followUp?: { text: string; isOverdue: boolean } | undefined
  isUnread: boolean
  revision: number
  changesByOthers: number
}

/** Puts leads in words. */
export async function shownLeads(db: Db, leads: readonly ListedLead[]): Promise<ShownLead[]> {
  const towns = leads.some(({ town }) => town) ? await listTownsAlongCoast(db) : []
  const names = new Map(towns.map(({ slug, name }) => [slug, name]))
  const today = officeDay()
  return leads.map((lead) => ({
    id: lead.id,
    reference: lead.reference,
    title: visibleName(lead, SHOWN_NAME),
    kind: REQUEST_NAMES[lead.kind],
    insurance: lead.insuranceType && (INSURANCE_NAMES[lead.insuranceType] ?? lead.insuranceType),
    town: lead.town && (names.get(lead.town) ?? lead.town),
    phone: visiblePhone(lead.phone),
    createdAt: lead.createdAt,
    received: receivedInWords(lead.createdAt),
    assigned: lead.assignedTo?.name,
    status: lead.status,
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
