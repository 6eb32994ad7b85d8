import './staff.css'
import { listOwners } from '../../../db/staff/staff.ts'
import { orFallback } from '../../http/fallback.ts'
import { services } from '../../http/services.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { homeOf } from '../session/addresses.ts'
import { anyStaff } from '../session/require-staff.ts'
import { StaffFrame } from './frame.tsx'

/**
 * What staff see at an address that shows them nothing. It stands outside the layout of the admin
 * pages, so it brings their style sheet along.
 * @param reason Why their role may not open the page; without one there is no such page.
 */
export function StaffRefusal({ reason }: { reason: string | undefined }) {
  return reason ? <NotAllowedPage reason={reason} /> : <NoSuchStaffPage />
}

/** The 404 page of the staff side. */
async function NoSuchStaffPage() {
  return (
    <StaffFrame title="There is no such page" staff={await anyStaff()}>
      <p>The page has moved or no longer exists. Use the links above.</p>
      <p>
        <ButtonLink href="/admin/leads">To the leads</ButtonLink>
      </p>
    </StaffFrame>
  )
}

/**
 * Shown in place of a page that the reader's role may not open.
 * @param reason Whose page it is.
 */
async function NotAllowedPage({ reason }: { reason: string }) {
  const staff = await anyStaff()
  const owners = await orFallback('owners', () => listOwners(services().db), [])
  const names = owners.map(({ name }) => name)
  return (
    <StaffFrame title="Your account cannot open this page" staff={staff}>
      <p>
        {reason}
        {names.length > 0 &&
          ` Your role is ${staff.role}. If you need this page, ask ${names.join(' or ')}, who can change your role.`}
      </p>
      <p>
        <ButtonLink href={homeOf(staff)}>Go back to your desk</ButtonLink>
      </p>
    </StaffFrame>
  )
}
