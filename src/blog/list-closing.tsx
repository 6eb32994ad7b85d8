import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { type ReadingTown, townQuery } from './addresses.ts'

/** The last section of a list: an offer to talk. */
export function ListClosing({ town }: { town: ReadingTown | undefined }) {
  return (
    <ClosingBanner
      title="Rather talk it over?"
      text="An article speaks to everyone. Bring your own policy, or none, and half an hour: we go through it line by line."
    >
      <ScheduleLink tone="action" town={town?.slug}>
        Schedule a Consultation
      </ScheduleLink>
      <ButtonLink href={`/quote${townQuery(town)}`}>Get a Free Quote</ButtonLink>
    </ClosingBanner>
  )
}
