import { findInvitation, type Invitation } from '../../../db/staff/staff-invitations.ts'
import { orFallback } from '../../http/fallback.ts'
import { requestAddress, requestHeaders } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { flashOf } from '../../staff/session/flash.ts'
import { SetUp } from '../../staff/sign-in/set-up.tsx'

export default async function SetUpPage() {
  const token = requestAddress().query.get('token') ?? ''
  const invitation = await orFallback<Invitation | 'unavailable' | undefined>(
    'an invitation',
    () => findInvitation(services().db, token),
    'unavailable',
  )
  return <SetUp token={token} invitation={invitation} flash={flashOf(requestHeaders())} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
