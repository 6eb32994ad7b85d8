import { HomeHero } from '../home/hero.tsx'
import { PageHead } from '../layout/page-head.tsx'

export default async function HomePage() {
  return (
    <>
      <PageHead
        title="Boat, Yacht and Coastal Insurance in Connecticut"
        description="An independent agency in Bridgeport that insures boats, yachts and waterfront homes along Long Island Sound. Free quotes within 24 hours."
        path="/"
      />
      <HomeHero />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
