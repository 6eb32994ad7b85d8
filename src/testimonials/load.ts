import { sampleTestimonials } from '../../db/seed/testimonials.ts'
import { listTestimonials, type Testimonial } from '../../db/testimonials.ts'
import { services } from '../server/site.ts'
import { orStandIn } from '../server/stand-in.ts'

/** What clients said; the built-in samples when there is nothing, or no database to ask. */
export async function loadTestimonials(): Promise<Testimonial[]> {
  const testimonials = await orStandIn(
    'testimonials',
    () => listTestimonials(services().db),
    [] as Testimonial[],
  )
  return testimonials.length > 0 ? testimonials : sampleTestimonials
}
