import { listTowns } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { WhileLoading } from '../layout/while-loading.tsx'
import { TOWN_PAGES } from '../settings/business.ts'
import { featuredTowns } from '../towns/featured-towns.ts'
import { TownCard, type TownOnCard } from '../towns/town-card.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'

const TEXT_LIMIT = 120
const TOWNS = 4

const below = css({ mt: '32' })

/** Four of the towns, and a link to all of them. */
export function FeaturedTowns() {
  return (
    <Section
      tone="surface"
      title="Featured Coastal Towns"
      lead="Each harbor has its own risks, and its own questions for a policy."
    >
      <WhileLoading fallback={<SkeletonGrid count={TOWNS} columns={4} label="Loading towns..." />}>
        <FourTowns />
      </WhileLoading>
      <p className={below}>
        <ButtonLink href="/towns">Explore All {TOWN_PAGES} Coastal Towns</ButtonLink>
      </p>
    </Section>
  )
}

async function FourTowns() {
  const towns = await orFallback('towns', () => listTowns(services().db), [] as TownOnCard[])
  return (
    <CardGrid columns={4}>
      {featuredTowns(towns).map((town) => (
        <TownCard key={town.slug} town={town} textLimit={TEXT_LIMIT} />
      ))}
    </CardGrid>
  )
}
