import { CallToAction } from '../../layout/call-to-action.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { WhileLoading } from '../../layout/while-loading.tsx'
import { TownGrid, TownSkeletons } from '../../towns/town-grid.tsx'
import { TownsChart, TownsHero } from '../../towns/towns-hero.tsx'

export default async function TownsPage() {
  return (
    <>
      <PageHead
        title="Connecticut Coastal Towns"
        description="Boat and waterfront insurance for the harbors of the Connecticut shore, from Greenwich to Stonington: the waters of each town, and what to ask about coverage."
        path="/towns"
      />
      <TownsHero />
      <TownsChart />
      <WhileLoading fallback={<TownSkeletons />}>
        <TownGrid />
      </WhileLoading>
      <CallToAction
        title="Tell Us Where Your Boat Is Kept"
        text="A mooring, a slip or a trailer in the yard: start there, and the rest of the quote is short. Inland boats are welcome too."
        actions={[
          ['Get a Free Quote', '/quote'],
          ['Contact Us', '/contact'],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
