import type { VesselSummary } from '../../db/content/vessels.ts'

const GROUPS = [
  { name: 'Sailboats & Sail Vessels', slugs: ['sailboat', 'catamaran'] },
  {
    name: 'Power Boats & Motor Vessels',
    slugs: ['power-boat', 'raceboat', 'pontoon', 'wake-boat', 'bass-boat', 'center-console'],
  },
  {
    name: 'Specialty & Commercial Vessels',
    slugs: ['dinghy', 'personal-watercraft', 'yacht', 'charter-boat', 'commercial-marine'],
  },
]
const OTHERS = GROUPS.length - 1

export interface VesselGroup {
  name: string
  vessels: VesselSummary[]
}

/** The vessel types by kind. One with another slug, added by staff, goes into the last group. */
export function groupVessels(vessels: VesselSummary[]): VesselGroup[] {
  const known = GROUPS.flatMap(({ slugs }) => slugs)
  const others = vessels.filter(({ slug }) => !known.includes(slug))
  return GROUPS.map(({ name, slugs }, index) => ({
    name,
    vessels: [
      ...slugs.flatMap((slug) => vessels.find((vessel) => vessel.slug === slug) ?? []),
      ...(index === OTHERS ? others : []),
    ],
  })).filter((group) => group.vessels.length > 0)
}
