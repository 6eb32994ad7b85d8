import { requestAddress } from '../../http/request.ts'
import { AlarmNotice } from '../../staff/dashboard/alarm-notice.tsx'
import { DashboardCard, loadTools } from '../../staff/dashboard/tools.tsx'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import {
  ContentManagement,
  ImportWithoutScript,
  Notes,
} from '../../staff/imports/content-management.tsx'
import { may } from '../../staff/session/permissions.ts'
import { requireStaff } from '../../staff/session/require-staff.ts'
import { CardGrid } from '../../ui/card/card.tsx'

export default async function ToolsPage() {
  const staff = await requireStaff('imports')
  const { query } = requestAddress()
  const hasDashboard = may(staff, 'leads')
  const { alarms, imports } = await loadTools(query.get('run') ?? undefined)
  return (
    <>
      <StaffFrame title="Admin Tools" staff={staff}>
        <AlarmNotice alarms={alarms} whatWaits={hasDashboard ? '/admin#work' : undefined} />
        <CardGrid columns={2}>
          <ContentManagement imports={imports} />
          {hasDashboard && <DashboardCard />}
        </CardGrid>
        <Notes />
      </StaffFrame>
      <ImportWithoutScript imports={imports} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
