import type { Site } from './open.ts'
import { sampleTestimonials } from './seed/testimonials.ts'

/** How many of the sample testimonials still stand as they came: nobody said those words. */
export async function countUntouchedSamples(db: Site): Promise<number> {
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
  return rows.length
}

/** How many products no testimonial is about: their pages show a sample of their own. */
export async function countProductsWithoutTestimonial(db: Site): Promise<number> {
  const products = await db.selectFrom('products').select('slug').execute()
  const testimonials = await db.selectFrom('testimonials').select('product_type').execute()
  const types = testimonials.map((row) => row.product_type.toLowerCase())
  return products.filter(({ slug }) => !types.some((type) => type.includes(slug))).length
}
