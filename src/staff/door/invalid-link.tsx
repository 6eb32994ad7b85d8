import { INVITATION_HOURS } from '../../../db/staff/staff-invitations.ts'
import { answerWithStatus } from '../../http/page-status.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Door } from './door.tsx'

/** Shown for an invalid link: used, expired, replaced by a later one, or never issued. */
export function InvalidLink() {
  answerWithStatus(404)
  return (
    <Door title="This link no longer works">
      <p>
        A link for a new account works once, for {INVITATION_HOURS} hours, and only until a later
        one is made. Ask whoever runs this website for a new link.
      </p>
      <ButtonLink href="/admin/sign-in">Go to sign-in</ButtonLink>
    </Door>
  )
}
