import type { Vessel, VesselFeature } from '../../db/content/vessels.ts'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { contentIcon } from '../ui/icon/content-icon.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'

/** The features of a type whose content lists none. */
const DEFAULT_FEATURES: VesselFeature[] = [
  {
    icon: 'Ship',
    title: 'Hull and Equipment',
    description:
      'Physical damage to the boat, its engines and what is fitted to it, at an agreed or a depreciated value.',
  },
  {
    icon: 'Shield',
    title: 'Liability',
    description:
      'Injury to others and damage to what is theirs, with the cost of defending you, up to the limit you choose.',
  },
  {
    icon: 'Anchor',
    title: 'Ashore and Afloat',
    description:
      'In the slip, on the mooring, under tow and in winter storage, within the waters and dates the policy names.',
  },
]

/** The overview of a vessel type and the parts of its cover. */
export function VesselOverview({ vessel }: { vessel: Vessel }) {
  const { overview, features } = vessel.content
  return (
    <Section
      title={overview?.title ?? vessel.title}
      lead={overview?.description ?? vessel.description}
    >
      <CardGrid columns={2}>
        {(features.length > 0 ? features : DEFAULT_FEATURES).map((feature, index) => (
          <Card key={index}>
            <Icon name={contentIcon(feature.icon, 'ship')} size="large" />
            <CardTitle>{feature.title}</CardTitle>
            <CardText>{feature.description}</CardText>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
