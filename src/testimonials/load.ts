import { listTestimonials, type Testimonial } from '../../db/content/testimonials.ts'
import { sampleTestimonials } from '../../db/seed/testimonials.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'

/** What clients said; the built-in samples when there is nothing, or no database to ask. */
export async function loadTestimonials(): Promise<Testimonial[]> {
  const testimonials = await orFallback(
    'testimonials',
    () => listTestimonials(services().db),
    [] as Testimonial[],
  )
  return testimonials.length > 0 ? testimonials : sampleTestimonials
}
