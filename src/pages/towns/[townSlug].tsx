import { Suspense } from 'react'
import { isNavigation } from '../../http/request.ts'
import { loadTown } from '../../towns/load.ts'
import { TownClosing } from '../../towns/town-closing.tsx'
import { TownFacts } from '../../towns/town-facts.tsx'
import { TownHead } from '../../towns/town-head.tsx'
import { TownHero } from '../../towns/town-hero.tsx'
import { TownLoading } from '../../towns/town-loading.tsx'
import { TownNeighbors } from '../../towns/town-neighbors.tsx'
import { TownOverview } from '../../towns/town-overview.tsx'
import { TownProducts } from '../../towns/town-products.tsx'
import { TownQuestions } from '../../towns/town-questions.tsx'
import { TownResources } from '../../towns/town-resources.tsx'

export default async function TownPage({ townSlug }: { townSlug: string }) {
  const town = <Town slug={townSlug} />
  return isNavigation() ? <Suspense fallback={<TownLoading />}>{town}</Suspense> : town
}

async function Town({ slug }: { slug: string }) {
  const { town, isKnown, neighbors } = await loadTown(slug)
  return (
    <>
      <TownHead town={town} isKnown={isKnown} />
      <TownHero town={town} />
      <TownOverview town={town} />
      <TownFacts town={town} />
      <TownProducts town={town} />
      <TownResources town={town} />
      <TownQuestions town={town} />
      <TownNeighbors town={town} neighbors={neighbors} />
      <TownClosing town={town} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
