import { requestAddress } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import { loadReport, spanAsked } from '../../staff/reports/report.ts'
import { ReportPage } from '../../staff/reports/report-page.tsx'
import { requireStaff } from '../../staff/session/require-staff.ts'

export default async function ReportsPage() {
  const staff = await requireStaff('leads')
  const span = spanAsked(requestAddress().query)
  const report = await loadReport(services().db, span)
  return (
    <StaffFrame title="Reports" staff={staff}>
      <ReportPage span={span} report={report} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
