import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** For visitors who would rather not write: a quote or an appointment. */
export function ContactClosing() {
  return (
    <ClosingBanner
      title="Rather have a price, or a voice?"
      text="A quote takes three short steps. A call takes the time you choose."
    >
      <ButtonLink tone="action" href="/quote">
        Get a Free Quote
      </ButtonLink>
      <ButtonLink href="/schedule">Schedule an Appointment</ButtonLink>
    </ClosingBanner>
  )
}
