import type { Invitation } from '../../../db/staff/staff-invitations.ts'
import { answerWithStatus } from '../../http/page-status.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { Flash } from '../session/flash.ts'
import { UNAVAILABLE } from '../session/messages.ts'
import { Door } from './door.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { SetUpForm } from './set-up-form.tsx'

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
    <Door title="Make your account" flash={flash}>
      <SetUpForm token={token} invited={invitation.email} flash={flash} />
    </Door>
  )
}

function Unavailable() {
  answerWithStatus(503)
  return (
    <Door title="Not at this moment">
      <p>{UNAVAILABLE}</p>
      <ButtonLink href="">Try again</ButtonLink>
    </Door>
  )
}
