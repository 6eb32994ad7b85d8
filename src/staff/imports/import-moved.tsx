import type { StaffMember } from '../../../db/staff/staff.ts'
import { StaffFrame } from '../frame/frame.tsx'

/** The importer's old address: says that it has moved and redirects at once. */
export function ImportMoved({ staff }: { staff: StaffMember }) {
  return (
    <StaffFrame title="Redirecting to Admin Tools..." staff={staff}>
      <meta httpEquiv="refresh" content="0;url=/admin/tools" />
      <p>
        <a href="/admin/tools">Go to Admin Tools</a>
      </p>
    </StaffFrame>
  )
}
