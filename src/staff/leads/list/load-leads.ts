import {
  countFiltered,
  countLeads,
  type LeadCounts,
  type LeadPage,
  listLeads,
  listLeadsSince,
} from '../../../../db/leads/lead-list.ts'
import type { Db } from '../../../../db/open.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { listAssignees } from '../assignees.ts'
import { isFiltered, type LeadsAsked, leadFilter, leadListQuery } from './leads-query.ts'
import { NEW_AT_ONCE } from './limits.ts'
import { OVERLAP_MS } from './new-leads-since.ts'
import { type ShownLead, shownLeads } from './shown-lead.ts'

/** A search is counted so far and no further: a common word must not cost a look at every lead. */
const COUNTED_OF_SEARCH = 1000

/** Everything that the list of leads shows. */
export interface LoadedLeads {
  leads: ShownLead[]
  previous: LeadPage['previous']
  next: LeadPage['next']
  /** How many there are on all pages together. */
  found: number
  /** There are more than were counted. */
  isMore: boolean
  /** How many each view and choice has of all leads; undefined while searching. */
  counts: LeadCounts | undefined
  /** To whom leads can be assigned. */
  staff: StaffMember[]
  /** The latest moment of which the page knows all leads, and those that it knows since. */
  known: { since: string; ids: string[] }
}

/** A page of leads, with what stands around it. */
export async function loadLeads(
  db: Db,
  asked: LeadsAsked,
  staff: StaffMember,
): Promise<LoadedLeads> {
  const since = new Date(Date.now() - OVERLAP_MS).toISOString()
  const recent = await listLeadsSince(db, since, NEW_AT_ONCE)
  const [page, counts, members] = await Promise.all([
    listLeads(db, leadListQuery(asked, staff.id)),
    asked.search ? undefined : countLeads(db, staff.id),
    listAssignees(db),
  ])
  const isWhole = !isFiltered(asked) && asked.order !== 'follow-up'
  const isOnlyPage = !asked.after && !asked.before && !page.next
  const found = isOnlyPage
    ? page.leads.length
    : counts && isWhole
      ? counts.views[asked.view]
      : await countFiltered(
          db,
          leadFilter(asked, staff.id),
          asked.search ? COUNTED_OF_SEARCH + 1 : undefined,
        )
  const isMore = asked.search !== '' && found > COUNTED_OF_SEARCH
  return {
    leads: await shownLeads(db, page.leads),
    previous: page.previous,
    next: page.next,
    found: isMore ? COUNTED_OF_SEARCH : found,
    isMore,
    counts,
    staff: members.map(({ id, name, email, role }) => ({ id, name, email, role })),
    known: { since, ids: recent.map(({ id }) => id) },
  }
}
