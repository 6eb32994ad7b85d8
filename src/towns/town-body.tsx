import type { Town } from '../../db/content/towns.ts'
import type { Neighbor } from './load.ts'
import { TownCallToAction } from './town-call-to-action.tsx'
import { TownFacts } from './town-facts.tsx'
import { TownHero } from './town-hero.tsx'
import { TownNeighbors } from './town-neighbors.tsx'
import { TownOverview } from './town-overview.tsx'
import { TownProducts } from './town-products.tsx'
import { TownQuestions } from './town-questions.tsx'
import { TownResources } from './town-resources.tsx'

/** Everything on a town's page below its head. */
export function TownBody({ town, neighbors }: { town: Town; neighbors: Neighbor[] }) {
  return (
    <>
      <TownHero town={town} />
      <TownOverview town={town} />
      <TownFacts town={town} />
      <TownProducts town={town} />
      <TownResources town={town} />
      <TownQuestions town={town} />
      <TownNeighbors town={town} neighbors={neighbors} />
      <TownCallToAction town={town} />
    </>
  )
}
