import { findAccount } from '../../../../../db/staff/account-list.ts'
import { notFound } from '../../../../http/request.ts'
import { services } from '../../../../http/services.ts'
import { StaffFrame } from '../../../../staff/frame/frame.tsx'
import { requireStaff } from '../../../../staff/session/require-staff.ts'
import {
  AccountFacts,
  EndSessionsCard,
  RemoveCard,
  RoleCard,
} from '../../../../staff/team/team-cards.tsx'
import { CardGrid } from '../../../../ui/card/card.tsx'

export default async function StaffAccountPage({ staffId }: { staffId: string }) {
  const staff = await requireStaff('accounts')
  const account = (await findAccount(services().db, staffId)) ?? notFound()
  return (
    <StaffFrame title={account.name} staff={staff}>
      <AccountFacts account={account} />
      <CardGrid columns={2}>
        <RoleCard account={account} />
        <EndSessionsCard account={account} isSelf={account.id === staff.id} />
      </CardGrid>
      <RemoveCard account={account} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
