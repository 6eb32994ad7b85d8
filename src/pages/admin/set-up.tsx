import { findInvitation, type Invitation } from '../../../db/staff-invitations.ts'
import { requestAddress, requestHeaders } from '../../server/request.ts'
import { services } from '../../server/site.ts'
import { orStandIn } from '../../server/stand-in.ts'
import { flashOf } from '../../staff/flash.ts'
import { SetUp } from '../../staff/set-up.tsx'

export default async function SetUpPage() {
  const token = requestAddress().query.get('token') ?? ''
  const invitation = await orStandIn<Invitation | 'away' | undefined>(
    'an invitation',
    () => findInvitation(services().db, token),
    'away',
  )
  return <SetUp token={token} invitation={invitation} flash={flashOf(requestHeaders())} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
