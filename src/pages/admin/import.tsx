import { StaffFrame } from '../../staff/frame/frame.tsx'
import { requireStaff } from '../../staff/session/require-staff.ts'

/** The importer's old address: says that it has moved and redirects at once. */
export default async function ImportPage() {
  return (
    <StaffFrame title="Redirecting to Admin Tools..." staff={await requireStaff('imports')}>
      <meta httpEquiv="refresh" content="0;url=/admin/tools" />
      <p>
        <a href="/admin/tools">Go to Admin Tools</a>
      </p>
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
