import { AlarmNotice } from '../../admin/alarm-notice.tsx'
import { BeforeItOpens } from '../../admin/before-it-opens.tsx'
import { ContentManagement } from '../../admin/content-management.tsx'
import { Dashboard } from '../../admin/dashboard.tsx'
import { ImportWithoutScript } from '../../admin/import-without-script.tsx'
import { loadTools } from '../../admin/load-tools.ts'
import { Notes } from '../../admin/notes.tsx'
import { requestAddress } from '../../server/request.ts'
import { StaffFrame } from '../../staff/frame.tsx'
import { requireStaff } from '../../staff/require-staff.ts'
import { CardGrid } from '../../ui/card/card.tsx'

export default async function ToolsPage() {
  const staff = await requireStaff()
  const { query } = requestAddress()
  const { alarms, imports, toReplace } = await loadTools(query.get('run') ?? undefined)
  return (
    <>
      <StaffFrame title="Admin Tools" staff={staff}>
        <AlarmNotice alarms={alarms} />
        <CardGrid columns={2}>
          <ContentManagement imports={imports} />
          <Dashboard />
        </CardGrid>
        <Notes />
        <BeforeItOpens items={toReplace} />
      </StaffFrame>
      <ImportWithoutScript imports={imports} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
