import type { Db } from '../open.ts'
import { sampleTestimonials } from '../seed/testimonials.ts'
import { listTestimonials } from './testimonials.ts'

/** How many of the invented sample testimonials staff have neither edited nor removed. */
export async function countUntouchedSamples(db: Db): Promise<number> {
  const testimonials = await listTestimonials(db)
  if (testimonials.length === 0 && !(await areSamplesRemoved(db))) return sampleTestimonials.length
  return testimonials.filter(({ isSample }) => isSample).length
}

/** Whether staff have removed samples and left none: no sample is shown any longer, anywhere. */
export async function areSamplesRemoved(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('testimonials')
    .select(['edited_at', 'removed_at'])
    .where(
      'id',
      'in',
      sampleTestimonials.map(({ id }) => id),
    )
    .execute()
  const isRemoved = rows.some(({ removed_at }) => removed_at !== null)
  return isRemoved && rows.every(({ edited_at }) => edited_at !== null)
}

/** How many products have no testimonial of their own. */
export async function countProductsWithoutTestimonial(db: Db): Promise<number> {
  const products = await db.selectFrom('products').select('slug').execute()
  const testimonials = await listTestimonials(db)
  const types = testimonials.map(({ productType }) => productType.toLowerCase())
  return products.filter(({ slug }) => !types.some((type) => type.includes(slug))).length
}
