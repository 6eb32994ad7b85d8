import type { Vessel } from '../../db/content/vessels.ts'
import { PageHead } from '../layout/page-head.tsx'
import { insuranceOf } from './vessel-name.ts'

/**
 * The head of a vessel type's page; the town in its address is added to the title and description.
 */
export function VesselHead({ vessel, town }: { vessel: Vessel; town: string | undefined }) {
  const insurance = insuranceOf(vessel)
  return (
    <PageHead
      title={town ? insurance : (vessel.metaTitle ?? vessel.title)}
      description={vessel.metaDescription ?? vessel.description}
      keywords={vessel.keywords}
      path={`/vessels/${vessel.slug}`}
      town={town}
      product={insurance.toLowerCase()}
      shareImage={`/share/vessels/${vessel.slug}.png`}
    />
  )
}
