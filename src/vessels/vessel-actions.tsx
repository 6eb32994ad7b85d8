import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'

/** The visitor's town, if any. */
export type VesselTown = { slug: string; name: string; description: string } | undefined

/** The calls to action for a vessel type: a quote or a consultation. */
export function VesselActions({ town }: { town: VesselTown }) {
  return (
    <>
      <ButtonLink tone="action" href={town ? `/quote?town=${town.slug}` : '/quote'}>
        Request Your Custom Quote
      </ButtonLink>
      <ScheduleLink town={town?.slug}>Schedule a Specialist Consultation</ScheduleLink>
    </>
  )
}
