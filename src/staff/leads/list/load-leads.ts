import {
  type CountedNames,
  countFiltered,
  countLeads,
  type LeadCounts,
} from '../../../../db/leads/lead-counts.ts'
import { LEAD_VIEWS } from '../../../../db/leads/lead-filter.ts'
import {
  idsSince,
  type LeadPage,
  type ListedLead,
  listLeads,
} from '../../../../db/leads/lead-list.ts'
import { listViews, type SavedView } from '../../../../db/leads/saved-views.ts'
import type { SubmissionKind } from '../../../../db/leads/submissions.ts'
import { countToCall } from '../../../../db/leads/unfinished.ts'
import type { Db } from '../../../../db/open.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { REQUEST_NAMES } from '../../../leads/request-names.ts'
import { listAssignees } from '../assignees.ts'
import { INSURANCE_NAMES } from '../words/lead-names.ts'
import { leadsWithNamesLike } from './find-leads.ts'
import {
  isFiltered,
  isPlainList,
  type LeadsAsked,
  leadFilter,
  leadListQuery,
} from './leads-query.ts'
import { NEW_AT_ONCE } from './limits.ts'
import { OVERLAP_MS } from './new-leads-since.ts'
import { type ShownLead, shownLeads } from './shown-lead.ts'

/** Everything that the list of leads shows. */
export interface LoadedLeads {
  leads: ShownLead[]
  /** When a search finds nobody, those whose names are like it. */
  near: ShownLead[]
  previous: LeadPage['previous']
  next: LeadPage['next']
  /** How many there are on all pages together; above `COUNTED` when there are more than that. */
  found: number
  /** How many each view and choice has, where that is shown. */
  counts: LeadCounts
  /** How many unfinished requests somebody should call about. */
  toCall: number
  /** The lists that have a name. */
  saved: SavedView[]
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
  const recent = await idsSince(db, since, NEW_AT_ONCE)
  const query = { ...leadListQuery(asked, staff.id), reader: staff.email }
  const [page, losses, counts, toCall, saved, members] = await Promise.all([
    listLeads(db, query),
    isPlainList(asked) ? listLeads(db, { ...query, kind: 'claim', status: 'new' }) : undefined,
    countLeads(db, { staffId: staff.id, ...shownCounts(asked) }),
    countToCall(db),
    listViews(db, staff),
    listAssignees(db),
  ])
  const isWhole = !isFiltered(asked) && ['newest', 'oldest'].includes(asked.order)
  const isOnlyPage = !asked.after && !asked.before && !page.next
  const found = isOnlyPage
    ? page.leads.length
    : (page.found ??
      (isWhole ? counts.views[asked.view] : undefined) ??
      (await countFiltered(db, leadFilter(asked, staff.id))))
  return {
    leads: await shownLeads(db, lossesFirst(losses?.leads ?? [], page.leads)),
    near: asked.search && found === 0 ? await leadsWithNamesLike(db, staff, asked.search) : [],
    previous: page.previous,
    next: page.next,
    found,
    counts,
    toCall,
    saved,
    staff: members.map(({ id, name, email, role }) => ({ id, name, email, role })),
    known: { since, ids: recent },
  }
}

/** Losses that nobody has taken up stand above the list, wherever in it they are. */
function lossesFirst(losses: ListedLead[], leads: ListedLead[]): ListedLead[] {
  const first = new Set(losses.map(({ id }) => id))
  return [...losses, ...leads.filter(({ id }) => !first.has(id))]
}

/** What has its count beside it: a number must be that of the list to which its link or choice leads. */
function shownCounts(asked: LeadsAsked): Omit<CountedNames, 'staffId'> {
  const isEveryLead =
    asked.view === 'all' && !isFiltered({ ...asked, kind: undefined, insuranceType: undefined })
  return {
    views: isFiltered(asked) ? [] : LEAD_VIEWS,
    kinds:
      isEveryLead && !asked.insuranceType ? (Object.keys(REQUEST_NAMES) as SubmissionKind[]) : [],
    insuranceTypes: isEveryLead && !asked.kind ? Object.keys(INSURANCE_NAMES) : [],
  }
}
