import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** What to do once certified. */
export function LicenseClosing() {
  return (
    <ClosingBanner
      title="Certified? Then let us see to the boat"
      text="Attach your certificate to the quote request, and every insurer we ask will see it."
    >
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink>Schedule a consultation</ScheduleLink>
    </ClosingBanner>
  )
}
