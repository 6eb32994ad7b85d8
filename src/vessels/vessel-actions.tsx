import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'

/** The town that the visitor reads about, if any. */
export type VesselTown = { slug: string; name: string; description: string } | undefined

/** The two ways on from a vessel type: a quote, or someone to talk to. */
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
