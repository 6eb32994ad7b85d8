import { ScheduleLink } from '../layout/schedule-link.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** For visitors whose boat fits two types, or none. */
export function VesselsClosing() {
  return (
    <ClosingBanner
      title="Not Sure Where Your Boat Belongs?"
      text={`Tell us what she is and what you do with her. You have a quote within ${RESPONSE_HOURS} hours, without obligation.`}
    >
      <ButtonLink tone="action" href="/quote">
        Get a Free Quote
      </ButtonLink>
      <ScheduleLink>Schedule a Consultation</ScheduleLink>
    </ClosingBanner>
  )
}
