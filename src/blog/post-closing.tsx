import { ScheduleLink } from '../layout/schedule-link.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { type ReadingTown, townQuery } from './addresses.ts'

/** The last section of a post: three next steps. */
export function PostClosing({ town }: { town: ReadingTown | undefined }) {
  return (
    <ClosingBanner
      title="Three ways to take it further"
      text={`Ask for a quote and have it within ${RESPONSE_HOURS} hours, make an appointment, or write us a line.`}
    >
      <ButtonLink tone="action" href={`/quote${townQuery(town)}`}>
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink town={town?.slug}>Schedule a Consultation</ScheduleLink>
      <ButtonLink href="/contact">Contact Us</ButtonLink>
    </ClosingBanner>
  )
}
