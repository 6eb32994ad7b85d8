import { requestAddress } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { AlarmNotice, currentAlarms } from '../../staff/dashboard/alarms.tsx'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import {
  ContentManagement,
  ImportWithoutScript,
  Notes,
} from '../../staff/imports/content-management.tsx'
import { loadImport } from '../../staff/imports/load-import.ts'
import { may } from '../../staff/session/permissions.ts'
import { requireStaff } from '../../staff/session/require-staff.ts'
import { Card, CardGrid, CardText, CardTitle } from '../../ui/card/card.tsx'

export default async function ToolsPage() {
  const staff = await requireStaff('imports')
  const { query } = requestAddress()
  const hasDashboard = may(staff, 'leads')
  const { db } = services()
  const [alarms, imports] = await Promise.all([
    currentAlarms(db),
    loadImport(db, query.get('run') ?? undefined),
  ])
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

/** Says on the tools page what is on the dashboard. */
function DashboardCard() {
  return (
    <Card>
      <CardTitle as="h2">Admin Dashboard</CardTitle>
      <CardText>
        Leads and visits of the last 90 days, what is open, what is waiting or has failed, how every
        part of the site is doing, and what to replace before opening.
      </CardText>
      <p>
        <a href="/admin">Open the dashboard</a>
      </p>
    </Card>
  )
}
