import { randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import { sampleTestimonials } from '../seed/testimonials.ts'
import { recordAudit } from '../staff/audit.ts'
import { findTestimonial, type Testimonial } from './testimonials.ts'

/** The fields of a testimonial that staff edit. */
export type TestimonialText = Omit<Testimonial, 'id' | 'imagePath' | 'isSample'>

/**
 * Saves a testimonial, or appends a new one.
 * @returns Its id, or undefined if it no longer exists.
 */
export async function saveTestimonial(
  db: Db,
  id: string | undefined,
  text: TestimonialText,
  staff: { email: string },
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    if (id !== undefined && !(await findTestimonial(tx, id))) return undefined
    const row = {
      name: text.name,
      location: text.location,
      rating: text.rating,
      testimonial: text.testimonial,
      featured: text.featured ? (1 as const) : (0 as const),
      product_type: text.productType,
      edited_at: new Date().toISOString(),
    }
    const saved = id ?? randomUUID()
    if (id === undefined) {
      const { last } = await tx
        .selectFrom('testimonials')
        .select((eb) => eb.fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      const position = Number(last ?? -1) + 1
      await tx
        .insertInto('testimonials')
        .values({ id: saved, image_path: null, position, ...row })
        .execute()
    } else {
      await tx.updateTable('testimonials').set(row).where('id', '=', id).execute()
    }
    const action = id === undefined ? 'testimonial-added' : 'testimonial-edited'
    await recordAudit(tx, { staff, action, about: saved })
    return saved
  })
}

/** Removes a testimonial. The row of a sample stays, hidden, or the next migration would restore it. */
export async function removeTestimonial(
  db: Db,
  id: string,
  staff: { email: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    if (!(await findTestimonial(tx, id))) return false
    const now = new Date().toISOString()
    if (sampleTestimonials.some((sample) => sample.id === id)) {
      await tx
        .updateTable('testimonials')
        .set({ removed_at: now, edited_at: now })
        .where('id', '=', id)
        .execute()
    } else await tx.deleteFrom('testimonials').where('id', '=', id).execute()
    await recordAudit(tx, { staff, action: 'testimonial-removed', about: id })
    return true
  })
}
