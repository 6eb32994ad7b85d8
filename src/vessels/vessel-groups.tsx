import type { VesselSummary } from '../../db/content/vessels.ts'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { contentIcon } from '../ui/icon/content-icon.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { VesselIcon } from '../ui/icon/vessel-icon.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import { builtInVessel } from './built-in.ts'
import { loadVessels } from './load.ts'

const SKELETONS = 6

/** The vessel types, a section for each group. */
export async function VesselGroups() {
  const { vessels, failed } = await loadVessels()
  return (
    <>
      {failed && (
        <ServerToast
          toast={{
            tone: 'problem',
            title: "Couldn't load vessel types. Using defaults instead.",
          }}
        />
      )}
      {groupVessels(vessels).map((group, index) => (
        <Section key={group.name} title={group.name} tone={index % 2 === 0 ? 'page' : 'surface'}>
          <CardGrid columns={3}>
            {group.vessels.map((vessel) => (
              <VesselCard key={vessel.slug} vessel={vessel} />
            ))}
          </CardGrid>
        </Section>
      ))}
    </>
  )
}

/** Shown while the vessel types load. */
export function VesselSkeletons() {
  return (
    <Section>
      <SkeletonGrid count={SKELETONS} label="Loading vessel types..." />
    </Section>
  )
}

function VesselCard({ vessel }: { vessel: VesselSummary }) {
  return (
    <Card href={`/vessels/${vessel.slug}`}>
      {builtInVessel(vessel.slug) ? (
        <VesselIcon slug={vessel.slug} />
      ) : (
        <Icon name={contentIcon(vessel.icon, 'ship')} size="large" />
      )}
      <CardTitle>{vessel.name}</CardTitle>
      <CardText>{vessel.shortDescription}</CardText>
      <CardMore />
    </Card>
  )
}

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

interface VesselGroup {
  name: string
  vessels: VesselSummary[]
}

/** The vessel types by kind. One with another slug, added by staff, goes into the last group. */
function groupVessels(vessels: VesselSummary[]): VesselGroup[] {
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
