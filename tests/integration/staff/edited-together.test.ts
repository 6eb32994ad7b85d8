import { expect, test } from 'vitest'
import { findBroker } from '../../../db/content/brokers.ts'
import { findTestimonial, listTestimonials } from '../../../db/content/testimonials.ts'
import { marksOf } from '../../../src/staff/editing/merge.ts'
import {
  TESTIMONIAL_FIELDS,
  valuesOfTestimonial,
} from '../../../src/staff/testimonials/edit-testimonial.ts'
import { editedBroker } from '../../../src/staff/texts/brokers/broker-values.ts'
import { adminOf } from '../../../src/staff/texts/text-admin.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { openDesk } from '../../staff/staff-desk.ts'

onBothDatabases('two who edit the same thing', (open) => {
  async function openDeskOn() {
    const database = await open()
    return { db: database.db, desk: await openDesk(database, openObjectStore(database)) }
  }

  test('a profile has what each of them changed, and a field that both changed is shown', async () => {
    const { db, desk } = await openDeskOn()
    await desk.post('/brokers', { name: 'Rosa Lund', title: 'Broker', shown: 'on', go: 'save' })
    const { id } = await db.selectFrom('brokers').select('id').executeTakeFirstOrThrow()
    const added = (await findBroker(db, id)) ?? expect.unreachable()
    const { before } = editedBroker(added)
    const shown = { id, revision: '1', before, name: 'Rosa Lund', title: 'Broker' }
    await desk.post('/brokers', { ...shown, shown: 'on', about: 'Sails.' })
    const second = await desk.post('/brokers', { ...shown, shown: 'on', phone: '203-555-0100' })
    expect(second.status).toBe(303)
    expect(await findBroker(db, id)).toMatchObject({ about: 'Sails.', phone: '203-555-0100' })
    const third = await desk.post('/brokers', { ...shown, shown: 'on', about: 'Rows.' })
    expect(third.status).toBe(409)
    expect(await third.json()).toMatchObject({
      broker: { hasConflict: true, values: { about: 'Rows.', phone: '203-555-0100' } },
    })
  })

  test('the picture of a profile that a colleague has changed is not taken back unseen', async () => {
    const { db, desk } = await openDeskOn()
    await desk.post('/brokers', { name: 'Rosa Lund', title: 'Broker', shown: 'on', go: 'save' })
    const { id } = await db.selectFrom('brokers').select('id').executeTakeFirstOrThrow()
    const { before } = editedBroker((await findBroker(db, id)) ?? expect.unreachable())
    const theirs = { picture_path: 'images/theirs.webp', picture_width: 9, picture_height: 9 }
    await db
      .updateTable('brokers')
      .set({ ...theirs, revision: 2 })
      .execute()
    const shown = { id, revision: '1', before, name: 'Rosa Lund', title: 'Broker', shown: 'on' }
    expect((await desk.post('/brokers', { ...shown, withoutPicture: 'on' })).status).toBe(409)
    expect((await desk.post('/brokers', { ...shown, about: 'Sails.' })).status).toBe(303)
    expect(await findBroker(db, id)).toMatchObject({
      about: 'Sails.',
      picture: { path: 'images/theirs.webp' },
    })
  })

  test('so has a testimonial', async () => {
    const { db, desk } = await openDeskOn()
    const [first] = await listTestimonials(db)
    if (!first) throw new Error('no testimonial')
    const values = valuesOfTestimonial(first)
    const before = marksOf(values, TESTIMONIAL_FIELDS)
    const form = { id: first.id, editedAt: first.editedAt ?? '', before, ...values }
    await desk.post('/testimonials', { ...form, location: 'Noank, CT' })
    const second = await desk.post('/testimonials', { ...form, testimonial: 'They came.' })
    expect(second.status).toBe(303)
    expect(await findTestimonial(db, first.id)).toMatchObject({
      location: 'Noank, CT',
      testimonial: 'They came.',
    })
  })

  test('so have the texts of a page', async () => {
    const { db, desk } = await openDeskOn()
    const towns = adminOf('towns')
    const load = async () => (await towns?.load(db, 'mystic')) ?? expect.unreachable()
    const shown = await load()
    const posted = Object.fromEntries(
      Object.entries(shown.typed).flatMap(([field, value]) =>
        typeof value === 'string'
          ? [[field, value]]
          : value.flatMap((row, at) =>
              Object.entries(row).map(([column, text]) => [`${field}.${at}.${column}`, text]),
            ),
      ),
    )
    const before = towns?.marks(shown.typed) ?? ''
    const form = { ...posted, revision: shown.revision, before }
    await desk.post('/texts/towns/mystic', { ...form, title: 'Two drawbridges' })
    const second = await desk.post('/texts/towns/mystic', { ...form, description: 'A harbor.' })
    expect(second.status).toBe(303)
    expect((await load()).typed).toMatchObject({
      title: 'Two drawbridges',
      description: 'A harbor.',
    })
  })
})
