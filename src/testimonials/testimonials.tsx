import type { ReactNode } from 'react'
import type { Testimonial } from '../../db/content/testimonials.ts'
import { WhileLoading } from '../layout/while-loading.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

/** How many are shown. */
export const TESTIMONIALS_SHOWN = 3

/** Testimonials, the featured ones first; nothing when there are none. */
export function Testimonials({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  const loading = (
    <Said>
      <SkeletonGrid count={TESTIMONIALS_SHOWN} columns={3} label="Loading testimonials..." />
    </Said>
  )
  return (
    <WhileLoading fallback={loading}>
      <TestimonialCards testimonials={testimonials} />
    </WhileLoading>
  )
}

async function TestimonialCards({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  const shown = (await testimonials).slice(0, TESTIMONIALS_SHOWN)
  if (shown.length === 0) return null
  return (
    <Said>
      <CardGrid columns={3}>
        {shown.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardGrid>
    </Said>
  )
}

function Said({ children }: { children: ReactNode }) {
  return (
    <Section tone="shallow" title="What Our Clients Say">
      {children}
    </Section>
  )
}
