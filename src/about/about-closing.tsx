import { lighthouse } from '../chart/pictures.ts'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { Picture } from '../ui/picture/picture.tsx'

/** What to do after reading about the agency. */
export function AboutClosing() {
  return (
    <ClosingBanner
      title="See what we would do for your boat"
      text={`Three short steps, an answer within ${RESPONSE_HOURS} hours, and no obligation.`}
      picture={<Picture {...lighthouse} />}
    >
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ButtonLink href="/schedule">Schedule an Appointment</ButtonLink>
    </ClosingBanner>
  )
}
