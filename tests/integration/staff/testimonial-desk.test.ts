import { expect, test } from 'vitest'
import { areSamplesRemoved, countUntouchedSamples } from '../../../db/content/samples.ts'
import { removeTestimonial, saveTestimonial } from '../../../db/content/testimonial-desk.ts'
import {
  findTestimonial,
  findTestimonialFor,
  listTestimonials,
} from '../../../db/content/testimonials.ts'
import { migrate } from '../../../db/migrate.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { sampleTestimonials } from '../../../db/seed/testimonials.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const staff = { email: 'anna@agency.example' }
const words = {
  name: 'Rosa Lund',
  location: 'Noank, CT',
  rating: 4,
  testimonial: 'They came down to the dock.',
  featured: false,
  productType: 'commercial-marine',
}

onBothDatabases('the desk for testimonials', (open) => {
  test('one is added behind the others, edited and removed, and every page learns of it', async () => {
    const { db } = await open()
    const revision = await siteRevision(db)
    const id = (await saveTestimonial(db, undefined, words, staff)) as string
    expect((await listTestimonials(db)).at(-1)).toEqual({
      id,
      imagePath: undefined,
      isSample: false,
      ...words,
    })
    expect(await siteRevision(db)).toBe(revision + 1)
    await saveTestimonial(db, id, { ...words, rating: 5, featured: true }, staff)
    expect(await findTestimonialFor(db, 'commercial')).toMatchObject({ rating: 5, featured: true })
    expect(await removeTestimonial(db, id, staff)).toBe(true)
    expect(await removeTestimonial(db, id, staff)).toBe(false)
    expect(await saveTestimonial(db, id, words, staff)).toBeUndefined()
    expect(await siteRevision(db)).toBeGreaterThan(revision + 2)
    const log = await db.selectFrom('audit_log').select(['action', 'about']).orderBy('at').execute()
    expect(log).toEqual(
      ['added', 'edited', 'removed'].map((what) => ({ action: `testimonial-${what}`, about: id })),
    )
    // A real testimonial is deleted, not only hidden.
    expect(await db.selectFrom('testimonials').where('id', '=', id).selectAll().execute()).toEqual(
      [],
    )
  })

  test('a sample that staff save is one no longer, and keeps its words over a migration', async () => {
    const { db } = await open()
    const [sample] = sampleTestimonials
    await saveTestimonial(db, sample?.id, words, staff)
    await migrate(db)
    expect(await findTestimonial(db, sample?.id ?? '')).toMatchObject({
      ...words,
      isSample: false,
    })
  })

  test('samples stay removed over a migration, also when all are', async () => {
    const { db } = await open()
    for (const { id } of sampleTestimonials) {
      expect(await areSamplesRemoved(db)).toBe(false)
      await removeTestimonial(db, id, staff)
    }
    await migrate(db)
    expect(await areSamplesRemoved(db)).toBe(true)
    expect(await countUntouchedSamples(db)).toBe(0)
    expect(await listTestimonials(db)).toEqual([])
    expect(await findTestimonialFor(db, 'boat-insurance')).toBeUndefined()
    expect(await findTestimonial(db, sampleTestimonials[0]?.id ?? '')).toBeUndefined()
  })
})
