import { expect, test } from 'vitest'
import { areSamplesRemoved, countUntouchedSamples } from '../../../db/content/samples.ts'
import {
  removeTestimonial,
  saveTestimonial,
  type TestimonialText,
} from '../../../db/content/testimonial-admin.ts'
import {
  findTestimonial,
  findTestimonialFor,
  listTestimonials,
} from '../../../db/content/testimonials.ts'
import { migrate } from '../../../db/migrate.ts'
import type { Db } from '../../../db/open.ts'
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

/** By somebody whose form shows what is stored. */
async function save(db: Db, id: string | undefined, text: TestimonialText) {
  const editedAt = id === undefined ? undefined : (await findTestimonial(db, id))?.editedAt
  return saveTestimonial(db, { id, editedAt }, text, staff)
}

/** Likewise. */
async function remove(db: Db, id: string) {
  const editedAt = (await findTestimonial(db, id))?.editedAt
  return removeTestimonial(db, { id, editedAt }, staff)
}

async function add(db: Db): Promise<string> {
  const added = await save(db, undefined, words)
  return 'id' in added ? added.id : expect.unreachable()
}

onBothDatabases('the desk for testimonials', (open) => {
  test('one is added behind the others, edited and removed, and every page learns of it', async () => {
    const { db } = await open()
    const revision = await siteRevision(db)
    const id = await add(db)
    expect((await listTestimonials(db)).at(-1)).toEqual({
      id,
      imagePath: undefined,
      isSample: false,
      editedAt: expect.any(String),
      ...words,
    })
    expect(await siteRevision(db)).toBe(revision + 1)
    await save(db, id, { ...words, rating: 5, featured: true })
    expect(await findTestimonialFor(db, 'commercial')).toMatchObject({ rating: 5, featured: true })
    expect(await remove(db, id)).toEqual({ id })
    expect(await remove(db, id)).toEqual({ refused: 'gone' })
    expect(await save(db, id, words)).toEqual({ refused: 'gone' })
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

  test('of two who edit one at once, the second is told what the first has saved', async () => {
    const { db } = await open()
    const id = await add(db)
    const editedAt = (await findTestimonial(db, id))?.editedAt
    const texts = ['Corrected by Anna.', 'Corrected by Ben.']
    const outcomes = await Promise.all(
      texts.map((testimonial) =>
        saveTestimonial(db, { id, editedAt }, { ...words, testimonial }, staff),
      ),
    )
    const first = outcomes.findIndex((outcome) => 'id' in outcome)
    const current = await findTestimonial(db, id)
    expect(current?.testimonial).toBe(texts[first])
    expect(outcomes[1 - first]).toEqual({ refused: 'changed', current })
    const sample = sampleTestimonials[0]?.id
    await save(db, sample, words)
    const stale = await saveTestimonial(db, { id: sample, editedAt: undefined }, words, staff)
    expect(stale).toMatchObject({ refused: 'changed' })
  })

  test('one that somebody else has saved meanwhile is not removed before that was read', async () => {
    const { db } = await open()
    const [sample] = sampleTestimonials
    for (const id of [await add(db), sample?.id ?? '']) {
      const editedAt = (await findTestimonial(db, id))?.editedAt
      await save(db, id, { ...words, testimonial: 'They came at night.' })
      const current = await findTestimonial(db, id)
      expect(await removeTestimonial(db, { id, editedAt }, staff)).toEqual({
        refused: 'changed',
        current,
      })
      expect(await findTestimonial(db, id)).toEqual(current)
      expect(await remove(db, id)).toEqual({ id })
    }
  })

  test('a sample that staff save is one no longer, and keeps its words over a migration', async () => {
    const { db } = await open()
    const [sample] = sampleTestimonials
    await save(db, sample?.id, words)
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
      expect(await remove(db, id)).toEqual({ id })
    }
    await migrate(db)
    expect(await areSamplesRemoved(db)).toBe(true)
    expect(await countUntouchedSamples(db)).toBe(0)
    expect(await listTestimonials(db)).toEqual([])
    expect(await findTestimonialFor(db, 'boat-insurance')).toBeUndefined()
    expect(await findTestimonial(db, sampleTestimonials[0]?.id ?? '')).toBeUndefined()
  })
})
