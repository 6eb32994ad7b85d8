import { answerWithStatus } from '../../http/page-status.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { UNAVAILABLE } from '../session/messages.ts'
import { Door } from './door.tsx'

/** Shown behind a link while the database is unavailable. */
export function Unavailable() {
  answerWithStatus(503)
  return (
    <Door title="Not available right now">
      <p>{UNAVAILABLE}</p>
      <ButtonLink href="">Try again</ButtonLink>
    </Door>
  )
}
