import { townPlaces } from '../../db/seed/towns/places.ts'

/** The shoreline's counties from west to east. */
const COUNTIES: string[] = [...new Set(townPlaces.map(({ county }) => county))]
const ALONG_SHORE: string[] = townPlaces.map(({ slug }) => slug)

interface InCounty {
  slug: string
  county: string
}

/**
 * Towns by county, both from west to east. A county or a town that is not ours, added by staff,
 * comes after the others.
 */
export function byCounty<Town extends InCounty>(towns: Town[]): { name: string; towns: Town[] }[] {
  const names = new Set([...COUNTIES, ...towns.map(({ county }) => county)])
  return [...names]
    .map((name) => ({
      name,
      towns: towns.filter(({ county }) => county === name).toSorted((a, b) => west(a) - west(b)),
    }))
    .filter((group) => group.towns.length > 0)
}

function west({ slug }: InCounty): number {
  const at = ALONG_SHORE.indexOf(slug)
  return at < 0 ? ALONG_SHORE.length : at
}
