import { listTestimonials, type Testimonial } from '../../db/content/testimonials.ts'
import { sampleTestimonials } from '../../db/seed/testimonials.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'

/** All testimonials; the built-in samples when there are none or the database is unavailable. */
export async function loadTestimonials(): Promise<Testimonial[]> {
  const testimonials = await orFallback(
    'testimonials',
    () => listTestimonials(services().db),
    [] as Testimonial[],
  )
  return testimonials.length > 0 ? testimonials : sampleTestimonials
}
