import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import { Section } from '../ui/section/section.tsx'
import { loadTestimonialFor } from './load.ts'

/** What one client said. */
export async function ProductTestimonial({ slug }: { slug: string }) {
  const testimonial = await loadTestimonialFor(slug)
  return (
    <Section title="From a Client" width="form">
      <TestimonialCard testimonial={testimonial} />
    </Section>
  )
}
