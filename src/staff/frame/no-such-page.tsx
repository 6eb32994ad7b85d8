import { ButtonLink } from '../../ui/button/button.tsx'
import { anyStaff } from '../session/require-staff.ts'
import { StaffFrame } from './frame.tsx'

/** The 404 page of the staff side. */
export async function NoSuchStaffPage() {
  return (
    <StaffFrame title="There is no such page" staff={await anyStaff()}>
      <p>The page has moved or no longer exists. Use the links above.</p>
      <p>
        <ButtonLink href="/admin/leads">To the leads</ButtonLink>
      </p>
    </StaffFrame>
  )
}
