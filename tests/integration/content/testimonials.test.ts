import { expect, test } from 'vitest'
import { findTestimonialFor, listTestimonials } from '../../../db/content/testimonials.ts'
import { migrate } from '../../../db/migrate.ts'
import { sampleTestimonials } from '../../../db/seed/testimonials.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('testimonials', (open) => {
  test('an empty site gets the three samples, featured, with five stars', async () => {
    const { db } = await open()
    const testimonials = await listTestimonials(db)
    expect(testimonials).toEqual(sampleTestimonials)
    expect(testimonials.map(({ rating, featured }) => [rating, featured])).toEqual(
      Array(3).fill([5, true]),
    )
  })

  test('featured ones come first, then by position', async () => {
    const { db } = await open()
    const [first, second, third] = sampleTestimonials.map(({ id }) => id)
    await db
      .updateTable('testimonials')
      .set({ featured: 0 })
      .where('id', '=', first as string)
      .execute()
    await db
      .updateTable('testimonials')
      .set({ position: 0 })
      .where('id', '=', third as string)
      .execute()
    const listed = await listTestimonials(db)
    expect(listed.map(({ id }) => id)).toEqual([third, second, first])
  })

  test('a correction reaches an untouched sample, and never one that staff edited', async () => {
    const { db } = await open()
    const [untouched, edited] = sampleTestimonials.map(({ id }) => id)
    await db.updateTable('testimonials').set({ location: 'Old Lyme' }).execute()
    await db
      .updateTable('testimonials')
      .set({ edited_at: new Date().toISOString() })
      .where('id', '=', edited as string)
      .execute()
    await migrate(db)
    const byId = new Map((await listTestimonials(db)).map((row) => [row.id, row.location]))
    expect(byId.get(untouched as string)).toBe(sampleTestimonials[0]?.location)
    expect(byId.get(edited as string)).toBe('Old Lyme')
  })

  test('one is found by a part of its product, whatever the case, and wildcards find nothing', async () => {
    const { db } = await open()
    expect(await findTestimonialFor(db, 'Yacht-Insurance')).toMatchObject({ name: 'Anthony Russo' })
    expect(await findTestimonialFor(db, 'waterfront-property')).toMatchObject({
      name: 'Ellen Whitaker',
    })
    expect(await findTestimonialFor(db, 'auto-insurance')).toBeUndefined()
    expect(await findTestimonialFor(db, 'boat%insurance')).toBeUndefined()
  })

  test('where samples are not shown, a product has only what staff have saved', async () => {
    const { db } = await open()
    const [, saved] = sampleTestimonials.map(({ id }) => id)
    const edited_at = new Date().toISOString()
    await db
      .updateTable('testimonials')
      .set({ edited_at })
      .where('id', '=', saved as string)
      .execute()
    const real = (slug: string) => findTestimonialFor(db, slug, { withSamples: false })
    expect(await real('luxury-yacht-insurance')).toMatchObject({ id: saved, isSample: false })
    expect(await real('boat-insurance')).toBeUndefined()
  })
})
