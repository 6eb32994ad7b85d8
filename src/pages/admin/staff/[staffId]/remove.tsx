import { findAccount } from '../../../../../db/staff/account-list.ts'
import { notFound } from '../../../../http/request.ts'
import { services } from '../../../../http/services.ts'
import { StaffFrame } from '../../../../staff/frame/frame.tsx'
import { requireStaff } from '../../../../staff/session/require-staff.ts'
import { ConfirmRemoval } from '../../../../staff/team/team-cards.tsx'

export default async function RemoveStaffPage({ staffId }: { staffId: string }) {
  const staff = await requireStaff('accounts')
  const account = (await findAccount(services().db, staffId)) ?? notFound()
  return (
    <StaffFrame title={`Remove ${account.name}?`} staff={staff}>
      <ConfirmRemoval account={account} isSelf={account.id === staff.id} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
