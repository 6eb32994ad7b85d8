import type { Testimonial } from '../../db/content/testimonials.ts'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

/** How many are shown. */
export const TESTIMONIALS_SHOWN = 3

/** Testimonials, the featured ones first. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section tone="shallow" title="What Our Clients Say">
      <CardGrid columns={3}>
        {testimonials.slice(0, TESTIMONIALS_SHOWN).map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardGrid>
    </Section>
  )
}
