import { Suspense } from 'react'
import { isNavigation } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { TownGrid, TownSkeletons } from '../../towns/town-grid.tsx'
import { TownsChart } from '../../towns/towns-chart.tsx'
import { TownsClosing } from '../../towns/towns-closing.tsx'
import { TownsHero } from '../../towns/towns-hero.tsx'

export default async function TownsPage() {
  return (
    <>
      <PageHead
        title="Connecticut Coastal Towns"
        description="Boat and waterfront insurance for every harbor on the Connecticut shore, from Greenwich to Stonington: what each town’s waters do, and what to ask about cover."
        path="/towns"
      />
      <TownsHero />
      <TownsChart />
      {isNavigation() ? (
        <Suspense fallback={<TownSkeletons />}>
          <TownGrid />
        </Suspense>
      ) : (
        <TownGrid />
      )}
      <TownsClosing />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
