import { listAccounts } from '../../../../db/staff/account-list.ts'
import { listInvitations } from '../../../../db/staff/staff-invitations.ts'
import { requestHeaders } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { flashOf } from '../../../staff/session/flash.ts'
import { requireStaff } from '../../../staff/session/require-staff.ts'
import { InvitationList, InviteCard, InviteLink } from '../../../staff/team/invitations.tsx'
import { TeamList } from '../../../staff/team/team-cards.tsx'

export default async function StaffAccountsPage() {
  const staff = await requireStaff('accounts')
  const { db } = services()
  const [accounts, invitations] = await Promise.all([listAccounts(db), listInvitations(db)])
  const flash = flashOf(requestHeaders())
  return (
    <StaffFrame title="Staff" staff={staff}>
      <InviteLink flash={flash} />
      <TeamList accounts={accounts} self={staff} />
      <InvitationList invitations={invitations} />
      <InviteCard flash={flash} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
