import { css } from '../../styled-system/css'
import { loadTestimonialFor } from '../testimonials/load.ts'
import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import { Section } from '../ui/section/section.tsx'
import { marinaOwner } from './marina-owner.ts'

const column = css({ maxWidth: 'form' })

/** What one client said; nothing while no client has said anything about this product. */
export async function ProductTestimonial({ slug }: { slug: string }) {
  const testimonial = await loadTestimonialFor(slug, marinaOwner)
  return (
    testimonial && (
      <Section title="From a Client">
        <div className={column}>
          <TestimonialCard testimonial={testimonial} />
        </div>
      </Section>
    )
  )
}
