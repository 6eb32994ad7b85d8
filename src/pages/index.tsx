import { InsightsTeaser } from '../blog/teaser.tsx'
import { lighthouse } from '../chart/pictures.ts'
import { FeaturedTowns } from '../home/featured-towns.tsx'
import { HomeHero } from '../home/hero.tsx'
import { InsuranceSolutions } from '../home/insurance-solutions.tsx'
import { CallToAction, CONSULTATION } from '../layout/call-to-action.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { loadTestimonials } from '../testimonials/load.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { Picture } from '../ui/picture/picture.tsx'

export default function HomePage() {
  const testimonials = loadTestimonials()
  return (
    <>
      <PageHead
        title="Connecticut Boat and Yacht Insurance"
        description="An independent agency in Bridgeport that insures boats, yachts and waterfront homes along Long Island Sound. Free quotes within 24 hours on business days."
        path="/"
        shareImage="/share/home.png"
      />
      <HomeHero testimonials={testimonials} />
      <InsuranceSolutions />
      <FeaturedTowns />
      <Testimonials testimonials={testimonials} />
      <InsightsTeaser />
      <CallToAction
        title="Ready to Protect Your Coastal Investment?"
        text="Tell us about your boat, your dock or your house on the water. A specialist answers within one business day. Quotes are free."
        picture={
          <Picture {...lighthouse} sizes="(width>=48rem) 40vw,100vw" missing="Image not found" />
        }
        actions={[
          ['Get Your Free Quote', '/quote'],
          ['Schedule Appointment', CONSULTATION],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
