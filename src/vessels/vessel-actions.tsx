import { ScheduleLink } from '../layout/consultation.tsx'
import { quoteAddress } from '../layout/quote-address.ts'
import { ButtonLink } from '../ui/button/button.tsx'

/** The visitor's town, if any. */
export type VesselTown = { slug: string; name: string; description: string } | undefined

/**
 * The calls to action for a vessel type: a quote or a consultation.
 * @param vessel Its slug, which the quote form starts with.
 */
export function VesselActions({ vessel, town }: { vessel: string; town: VesselTown }) {
  return (
    <>
      <ButtonLink tone="action" href={quoteAddress({ town: town?.slug, vessel })}>
        Request Your Custom Quote
      </ButtonLink>
      <ScheduleLink town={town?.slug}>Schedule a Specialist Consultation</ScheduleLink>
    </>
  )
}
