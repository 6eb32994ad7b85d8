import { type Selectable, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { TestimonialTable, Timestamp } from '../schema/index.ts'
import { sampleTestimonials } from '../seed/testimonials.ts'

export interface Testimonial {
  id: string
  name: string
  location: string
  imagePath: string | undefined
  rating: number
  testimonial: string
  featured: boolean
  productType: string
  /** When staff last saved it, if ever: a form that knows another moment is out of date. */
  editedAt?: Timestamp | undefined
  /** It came with the site and staff have not saved it: nobody said these words. */
  isSample: boolean
}

const SAMPLE_IDS = sampleTestimonials.map(({ id }) => id)

/** Every testimonial, featured ones first. */
export async function listTestimonials(db: Db): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonials')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('featured', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toTestimonial)
}

/** One testimonial whose product type contains a text, ignoring case; samples only if they may be shown. */
export async function findTestimonialFor(
  db: Db,
  productType: string,
  { withSamples = true } = {},
): Promise<Testimonial | undefined> {
  const row = await db
    .selectFrom('testimonials')
    .selectAll()
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`lower(product_type) like ${`%${withoutWildcards(productType.toLowerCase())}%`}`,
    )
    .$if(!withSamples, (query) =>
      query.where((eb) => eb.or([eb('edited_at', 'is not', null), eb('id', 'not in', SAMPLE_IDS)])),
    )
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst()
  return row && toTestimonial(row)
}

/** One testimonial by its id. */
export async function findTestimonial(db: Db, id: string): Promise<Testimonial | undefined> {
  const row = await db
    .selectFrom('testimonials')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toTestimonial(row)
}

function withoutWildcards(text: string): string {
  return text.replace(/[\\%_]/g, '')
}

function toTestimonial(row: Selectable<TestimonialTable>): Testimonial {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    imagePath: row.image_path ?? undefined,
    rating: row.rating,
    testimonial: row.testimonial,
    featured: row.featured === 1,
    productType: row.product_type,
    editedAt: row.edited_at ?? undefined,
    isSample: row.edited_at === null && SAMPLE_IDS.includes(row.id),
  }
}
