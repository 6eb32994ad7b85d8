import { randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Timestamp } from '../schema/index.ts'
import { sampleTestimonials } from '../seed/testimonials.ts'
import { recordAudit } from '../staff/audit.ts'
import { findTestimonial, type Testimonial } from './testimonials.ts'

/** The fields of a testimonial that staff edit. */
export type TestimonialText = Omit<Testimonial, 'id' | 'imagePath' | 'isSample' | 'editedAt'>

/** What became of a testimonial that was to be saved or removed. */
export type TestimonialOutcome =
  | { id: string }
  | { refused: 'gone' }
  | { refused: 'changed'; current: Testimonial }

/**
 * Saves a testimonial, or appends a new one, unless somebody has saved or removed it since.
 * @param id Undefined for a new one.
 * @param editedAt What it said when the text was written.
 */
export async function saveTestimonial(
  db: Db,
  { id, editedAt }: { id: string | undefined; editedAt: Timestamp | undefined },
  text: TestimonialText,
  staff: { email: string },
): Promise<TestimonialOutcome> {
  return db.transaction().execute(async (tx) => {
    // Whoever saves at the same time waits here.
    await raiseSiteRevision(tx)
    const current = id === undefined ? undefined : await findTestimonial(tx, id)
    if (id !== undefined && !current) return { refused: 'gone' }
    if (current && current.editedAt !== editedAt) return { refused: 'changed', current }
    const row = {
      name: text.name,
      location: text.location,
      rating: text.rating,
      testimonial: text.testimonial,
      featured: text.featured ? (1 as const) : (0 as const),
      product_type: text.productType,
      edited_at: nowAfter(current?.editedAt),
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
    return { id: saved }
  })
}

/** Now, or just after a moment that is not past: two saves are never of the same one. */
function nowAfter(moment: Timestamp | undefined): Timestamp {
  const earliest = moment === undefined ? 0 : Date.parse(moment) + 1
  return new Date(Math.max(Date.now(), earliest)).toISOString()
}

/**
 * Removes a testimonial, unless somebody has saved or removed it since. The row of a sample stays, hidden, or the
 * next migration would restore it.
 * @param editedAt What it said when it was read.
 */
export async function removeTestimonial(
  db: Db,
  { id, editedAt }: { id: string; editedAt: Timestamp | undefined },
  staff: { email: string },
): Promise<TestimonialOutcome> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const current = await findTestimonial(tx, id)
    if (!current) return { refused: 'gone' }
    if (current.editedAt !== editedAt) return { refused: 'changed', current }
    const now = new Date().toISOString()
    if (sampleTestimonials.some((sample) => sample.id === id)) {
      await tx
        .updateTable('testimonials')
        .set({ removed_at: now, edited_at: now })
        .where('id', '=', id)
        .execute()
    } else await tx.deleteFrom('testimonials').where('id', '=', id).execute()
    await recordAudit(tx, { staff, action: 'testimonial-removed', about: id })
    return { id }
  })
}
