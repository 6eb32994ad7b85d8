import type { Db } from '../open.ts'
import { sampleTestimonials } from '../seed/testimonials.ts'

/**
 * How many of the invented sample testimonials the site still shows unchanged. If staff removed every
 * testimonial, the home page falls back on all of the samples.
 */
export async function countUntouchedSamples(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('testimonials')
    .select('id')
    .where(
      'id',
      'in',
      sampleTestimonials.map(({ id }) => id),
    )
    .where('edited_at', 'is', null)
    .execute()
  if (rows.length > 0) return rows.length
  const shown = await db
    .selectFrom('testimonials')
    .select('id')
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return shown ? 0 : sampleTestimonials.length
}

/** How many products have no testimonial: their pages show a sample instead. */
export async function countProductsWithoutTestimonial(db: Db): Promise<number> {
  const products = await db.selectFrom('products').select('slug').execute()
  const testimonials = await db
    .selectFrom('testimonials')
    .select('product_type')
    .where('removed_at', 'is', null)
    .execute()
  const types = testimonials.map((row) => row.product_type.toLowerCase())
  return products.filter(({ slug }) => !types.some((type) => type.includes(slug))).length
}
