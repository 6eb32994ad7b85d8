import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { ScheduleLink } from './schedule-link.tsx'

/** The last band of /appointments: the quote form, or a time after all. */
export function AppointmentClosing({ town }: { town: string | undefined }) {
  return (
    <ClosingBanner
      title="Rather begin with a number?"
      text="The quote form takes three short steps. A specialist answers within 24 hours, without obligation."
    >
      <ButtonLink tone="action" href={`/quote${town ? `?town=${encodeURIComponent(town)}` : ''}`}>
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink town={town}>Schedule an Appointment</ScheduleLink>
    </ClosingBanner>
  )
}
