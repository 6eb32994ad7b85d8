import { Suspense } from 'react'
import type { Testimonial } from '../../db/content/testimonials.ts'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

/** How many are shown. */
export const TESTIMONIALS_SHOWN = 3

/** Testimonials, the featured ones first. */
export function Testimonials({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  return (
    <Section tone="shallow" title="What Our Clients Say">
      <Suspense
        fallback={
          <SkeletonGrid count={TESTIMONIALS_SHOWN} columns={3} label="Loading testimonials..." />
        }
      >
        <TestimonialCards testimonials={testimonials} />
      </Suspense>
    </Section>
  )
}

async function TestimonialCards({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  return (
    <CardGrid columns={3}>
      {(await testimonials).slice(0, TESTIMONIALS_SHOWN).map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </CardGrid>
  )
}
