import { AlarmNotice } from '../../staff/dashboard/alarms.tsx'
import { BeforeItOpens } from '../../staff/dashboard/before-it-opens.tsx'
import { FiguresSection } from '../../staff/dashboard/figures/figures-section.tsx'
import { HealthSection } from '../../staff/dashboard/health/health-section.tsx'
import { loadDashboard } from '../../staff/dashboard/load-dashboard.ts'
import { OpenSection } from '../../staff/dashboard/open/open-section.tsx'
import { WorkSection } from '../../staff/dashboard/work/work-section.tsx'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import { may } from '../../staff/session/permissions.ts'
import { requireStaff } from '../../staff/session/require-staff.ts'

export default async function DashboardPage() {
  const staff = await requireStaff('leads')
  const loaded = await loadDashboard()
  const { today, alarms, digest, figures, parts, toReplace } = loaded
  return (
    <StaffFrame title="Dashboard" staff={staff}>
      <AlarmNotice alarms={alarms} whatWaits="#work" />
      <OpenSection digest={digest} figures={figures} today={today} />
      <FiguresSection figures={figures} />
      <WorkSection
        lists={loaded.work}
        newWork={loaded.newWork}
        waiting={loaded.waitingMail}
        asOf={loaded.asOf}
      />
      <HealthSection parts={parts} />
      {may(staff, 'settings') && (
        <BeforeItOpens items={toReplace} mayMark={may(staff, 'opening')} />
      )}
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
