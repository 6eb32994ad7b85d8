import type { VesselSummary } from '../../db/content/vessels.ts'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { contentIcon } from '../ui/icon/content-icon.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { VesselIcon } from '../ui/icon/vessel-icon.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import { builtInVessel } from './built-in.ts'
import { groupVessels } from './groups.ts'
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
