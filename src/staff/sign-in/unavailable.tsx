import { answerWithStatus } from '../../http/page-status.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { UNAVAILABLE } from '../session/messages.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Shown behind a link while the database is unavailable. */
export function Unavailable() {
  answerWithStatus(503)
  return (
    <SignInFrame title="Not available right now">
      <p>{UNAVAILABLE}</p>
      <ButtonLink href="">Try again</ButtonLink>
    </SignInFrame>
  )
}
