import { css } from '../../styled-system/css'
import { Badge } from '../ui/badge/badge.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import { loadTowns } from './load.ts'
import { TownCard } from './town-card.tsx'

const TEXT_LIMIT = 100
const SKELETONS = 8

const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: 'auto' })

/** A grid of all towns. */
export async function TownGrid() {
  const { towns, failed } = await loadTowns()
  return (
    <Section title="Choose Your Town">
      <CardGrid columns={4} isLong>
        {towns.map((town) => (
          <TownCard key={town.slug} town={town} textLimit={TEXT_LIMIT}>
            <p className={tags}>
              <Badge>Marine Insurance</Badge>
              <Badge tone="land">Harbor Coverage</Badge>
            </p>
          </TownCard>
        ))}
      </CardGrid>
      {failed && (
        <ServerToast
          toast={{ tone: 'problem', title: 'Failed to load towns. Please refresh the page.' }}
        />
      )}
    </Section>
  )
}

/** Shown while the towns load. */
export function TownSkeletons() {
  return (
    <Section title="Choose Your Town">
      <SkeletonGrid count={SKELETONS} columns={4} label="Loading towns..." />
    </Section>
  )
}
