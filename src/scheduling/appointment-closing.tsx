import { ScheduleLink } from '../layout/schedule-link.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** The last section of /appointments: links to the quote form and to the calendar. */
export function AppointmentClosing({ town }: { town: string | undefined }) {
  return (
    <ClosingBanner
      title="Rather have a quote first?"
      text={`Three short steps, an answer within ${RESPONSE_HOURS} hours, and no obligation.`}
    >
      <ButtonLink tone="action" href={`/quote${town ? `?town=${encodeURIComponent(town)}` : ''}`}>
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink town={town}>Schedule an Appointment</ScheduleLink>
    </ClosingBanner>
  )
}
