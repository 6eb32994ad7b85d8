import './staff.css'
import { NoSuchStaffPage } from './no-such-page.tsx'
import { NotAllowedPage } from './not-allowed-page.tsx'

/**
 * What staff see at an address that shows them nothing. It stands outside the layout of the admin
 * pages, so it brings their style sheet along.
 * @param reason Why their role may not open the page; without one there is no such page.
 */
export function StaffRefusal({ reason }: { reason: string | undefined }) {
  return reason ? <NotAllowedPage reason={reason} /> : <NoSuchStaffPage />
}
