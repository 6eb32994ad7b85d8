import { findInvitation } from '../../../db/staff-invitations.ts'
import { requestAddress, requestHeaders } from '../../server/request.ts'
import { services } from '../../server/site.ts'
import { Door } from '../../staff/door.tsx'
import { flashOf } from '../../staff/flash.ts'
import { SetUpForm } from '../../staff/set-up-form.tsx'
import { VoidLink } from '../../staff/void-link.tsx'

export default async function SetUpPage() {
  const token = requestAddress().query.get('token') ?? ''
  const invitation = await findInvitation(services().db, token)
  if (!invitation) return <VoidLink />
  const flash = flashOf(requestHeaders())
  return (
    <Door title="Make your account" flash={flash}>
      <SetUpForm token={token} invited={invitation.email} flash={flash} />
    </Door>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
