import { ScheduleLink } from '../../layout/schedule-link.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ClosingBanner } from '../../ui/closing-banner/closing-banner.tsx'

/** The last section of The Compass: an offer to talk. */
export function CompassClosing() {
  return (
    <ClosingBanner
      title="Set your own course"
      text="You know the terms now. Let a broker put them to your boat, your harbor and your season."
    >
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink>Schedule a Consultation</ScheduleLink>
      <ButtonLink href="/blog">View All Articles</ButtonLink>
    </ClosingBanner>
  )
}
