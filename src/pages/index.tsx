import { InsightsTeaser } from '../blog/teaser.tsx'
import { HomeClosing } from '../home/closing.tsx'
import { FeaturedTowns } from '../home/featured-towns.tsx'
import { HomeHero } from '../home/hero.tsx'
import { InsuranceSolutions } from '../home/insurance-solutions.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { loadTestimonials } from '../testimonials/load.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'

export default async function HomePage() {
  const testimonials = await loadTestimonials()
  return (
    <>
      <PageHead
        title="Boat, Yacht and Coastal Insurance in Connecticut"
        description="An independent agency in Bridgeport that insures boats, yachts and waterfront homes along Long Island Sound. Free quotes within 24 hours."
        path="/"
      />
      <HomeHero testimonials={testimonials} />
      <InsuranceSolutions />
      <FeaturedTowns />
      <Testimonials testimonials={testimonials} />
      <InsightsTeaser />
      <HomeClosing />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
