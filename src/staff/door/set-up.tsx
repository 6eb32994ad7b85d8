import type { Invitation } from '../../../db/staff/staff-invitations.ts'
import type { Flash } from '../session/flash.ts'
import { Door } from './door.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { Unavailable } from './unavailable.tsx'

/** The page behind a link for a new account: the form, or why the link is not valid. */
export function SetUp(props: {
  token: string
  invitation: Invitation | 'unavailable' | undefined
  flash: Flash | undefined
}) {
  const { token, invitation, flash } = props
  if (!invitation) return <InvalidLink />
  if (invitation === 'unavailable') return <Unavailable />
  return (
    <Door title="Create your account" flash={flash}>
      <SetUpForm token={token} invited={invitation.email} flash={flash} />
    </Door>
  )
}
