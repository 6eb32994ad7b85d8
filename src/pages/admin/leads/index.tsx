import { requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { FindAsTyped } from '../../../staff/leads/list/find-as-typed.tsx'
import { LeadFilters } from '../../../staff/leads/list/lead-filters.tsx'
import { LeadKeys } from '../../../staff/leads/list/lead-keys.tsx'
import { LeadList, ListFoot } from '../../../staff/leads/list/lead-list.tsx'
import { LeadViews, OnlyWithADay } from '../../../staff/leads/list/lead-views.tsx'
import { leadsAsked } from '../../../staff/leads/list/leads-query.ts'
import { loadLeads } from '../../../staff/leads/list/load-leads.ts'
import { NotifyMe } from '../../../staff/leads/list/notify-me.tsx'
import { SavedViewForm } from '../../../staff/leads/list/saved-view-form.tsx'
import { requireStaff } from '../../../staff/session/require-staff.ts'

export default async function LeadsPage() {
  const staff = await requireStaff('leads')
  const asked = leadsAsked(requestAddress().query)
  const loaded = await loadLeads(services().db, asked, staff)
  return (
    <StaffFrame title="Leads" staff={staff}>
      <LeadFilters asked={asked} {...loaded} />
      <SavedViewForm asked={asked} />
      <FindAsTyped />
      <LeadViews asked={asked} {...loaded} />
      {loaded.leads.length > 0 && <OnlyWithADay asked={asked} />}
      <LeadList asked={asked} loaded={loaded} />
      <ListFoot asked={asked} loaded={loaded} />
      <LeadKeys />
      <NotifyMe />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
