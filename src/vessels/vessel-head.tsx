import type { Vessel, VesselOption } from '../../db/content/vessels.ts'
import { PageHead } from '../layout/page-head.tsx'

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

/** What a page is about, without a place: 'Sailboat Insurance'. */
export function insuranceOf({ title }: Pick<Vessel, 'title'>): string {
  return withoutState(title)
}

/** The name of a type without what explains it in a list of choices: 'Yacht', of "Yacht (40'+ feet)". */
export function shortName({ name }: Pick<VesselOption, 'name'>): string {
  return name.replace(/ \(.*\)$/, '')
}

/** A headline for a town, or for the state as written. */
export function inTown(headline: string, town: string | undefined): string {
  return town === undefined ? headline : `${withoutState(headline)} in ${town}, CT`
}

function withoutState(text: string): string {
  return text.replace(/ in Connecticut$/, '')
}
