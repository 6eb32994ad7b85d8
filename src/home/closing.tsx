import { lighthouse } from '../chart/pictures.ts'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { Picture } from '../ui/picture/picture.tsx'

/** The last section: a quote or a consultation. */
export function HomeClosing() {
  return (
    <ClosingBanner
      title="Ready to Protect Your Coastal Investment?"
      text="Tell us about your boat, your dock or your house on the water. A specialist answers within a day, and nothing is owed."
      picture={<Picture {...lighthouse} missing="Image not found" />}
    >
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink>Schedule Appointment</ScheduleLink>
    </ClosingBanner>
  )
}
