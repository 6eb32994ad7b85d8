import type { Vessel, VesselOption } from '../../db/content/vessels.ts'
import { RelatedVessels } from './related-vessels.tsx'
import type { VesselTown } from './vessel-actions.tsx'
import { VesselCallToAction } from './vessel-call-to-action.tsx'
import { VesselHero } from './vessel-hero.tsx'
import { VesselInTown } from './vessel-in-town.tsx'
import { VesselOverview } from './vessel-overview.tsx'
import { VesselQuestions } from './vessel-questions.tsx'
import { VesselSections } from './vessel-sections.tsx'

/** Everything on the page of a vessel type below its head. */
export function VesselBody(props: { vessel: Vessel; related: VesselOption[]; town: VesselTown }) {
  const { vessel, related, town } = props
  return (
    <>
      <VesselHero vessel={vessel} town={town} />
      <VesselInTown vessel={vessel} town={town} />
      <VesselOverview vessel={vessel} />
      <VesselSections sections={vessel.content.sections} />
      <VesselQuestions questions={vessel.questions} />
      <RelatedVessels vessels={related} town={town} />
      <VesselCallToAction vessel={vessel} town={town} />
    </>
  )
}
