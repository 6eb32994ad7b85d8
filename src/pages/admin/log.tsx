import { requestAddress } from '../../http/request.ts'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import { loadLog, parseLogQuery } from '../../staff/log/load-log.ts'
import { LogFilter, LogList } from '../../staff/log/log-list.tsx'
import { requireStaff } from '../../staff/session/require-staff.ts'

export default async function LogPage() {
  const staff = await requireStaff('log')
  const query = parseLogQuery(requestAddress().query)
  const page = await loadLog(query)
  return (
    <StaffFrame title="Log" staff={staff}>
      <LogFilter query={query} people={page.people} />
      <LogList page={page} query={query} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
