import { areSamplesRemoved } from '../../db/content/samples.ts'
import {
  findTestimonialFor,
  listTestimonials,
  type Testimonial,
} from '../../db/content/testimonials.ts'
import { sampleTestimonials } from '../../db/seed/testimonials.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { config } from '../settings/config.ts'
import { isPublicAddress } from '../settings/public-site.ts'

/**
 * All testimonials; the built-in samples when there are none or the database is unavailable. None of
 * the samples on a site with a public address, or once staff have removed them.
 */
export async function loadTestimonials(): Promise<Testimonial[]> {
  const samples = maySamplesShow() ? sampleTestimonials : []
  return orFallback(
    'testimonials',
    async () => {
      const { db } = services()
      const testimonials = (await listTestimonials(db)).filter(mayShow)
      if (testimonials.length > 0 || (await areSamplesRemoved(db))) return testimonials
      return samples
    },
    samples,
  )
}

/**
 * A testimonial for a product, or a sample for products without one of their own; undefined where
 * samples are not shown.
 */
export async function loadTestimonialFor(
  slug: string,
  sample: Testimonial,
): Promise<Testimonial | undefined> {
  const withSamples = maySamplesShow()
  const fallback = withSamples ? sample : undefined
  return orFallback(
    'a testimonial',
    async () => {
      const { db } = services()
      const found = await findTestimonialFor(db, slug, { withSamples })
      return found ?? ((await areSamplesRemoved(db)) ? undefined : fallback)
    },
    fallback,
  )
}

function mayShow({ isSample }: Testimonial): boolean {
  return !isSample || maySamplesShow()
}

function maySamplesShow(): boolean {
  return !isPublicAddress(config().siteUrl)
}
