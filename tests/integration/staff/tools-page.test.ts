import { expect, test } from 'vitest'
import { enqueue } from '../../../db/ops/outbox.ts'
import {
  listOpeningMarks,
  markOpeningCheck,
  unmarkOpeningCheck,
} from '../../../db/staff/opening-checks.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { currentAlarms } from '../../../src/staff/dashboard/alarms.tsx'
import {
  listToReplace,
  READINGS,
  settingsToReplace,
} from '../../../src/staff/dashboard/to-replace.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const READY = {
  SITE_NAME: 'Black Rock Marine Insurance',
  SITE_EMAIL: 'office@blackrock.test',
  SITE_PHONE: '203-334-1000',
  BLOG_PHONE: '203-334-1001',
  CLAIMS_PHONE: '203-334-1002',
  SITE_STREET: '12 Brewster Street',
  LICENSE_NUMBER: '2345678',
  SOCIAL_FACEBOOK: 'https://www.facebook.com/blackrock',
  SOCIAL_TWITTER: 'https://x.com/blackrock',
  SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/blackrock',
  SITE_URL: 'https://www.blackrock.test',
  SMTP_URL: 'smtp://mail:1025',
  MAIL_FROM: 'office@blackrock.test',
  LEADS_TO: 'office@blackrock.test',
}

test('every setting of the example is named, and none that an agency has replaced', () => {
  const all = settingsToReplace(parseConfig({})).map(({ name }) => name)
  expect(all).toEqual(expect.arrayContaining(['site name', 'address', 'site license', 'mail']))
  expect(settingsToReplace(parseConfig(READY))).toEqual([])
  const { SITE_PHONE, ...withoutPhone } = READY
  expect(settingsToReplace(parseConfig(withoutPhone)).map(({ name }) => name)).toEqual([
    'site phone',
  ])
  expect(SITE_PHONE).toBeDefined()
})

test('the list is in words that need no knowledge of servers, and leads to where it is changed', () => {
  const items = [...settingsToReplace(parseConfig({})), ...READINGS]
  for (const { name, what, why } of items) expect(`${what} ${why}`, name).not.toMatch(/[A-Z]+_/)
  const { SITE_PHONE: _, ...withoutPhone } = READY
  expect(settingsToReplace(parseConfig(withoutPhone))).toMatchObject([
    { where: { href: '/admin/settings#phone', isForOwners: true } },
  ])
})

onBothDatabases('the tools page', (open) => {
  test('lists samples and readings until they are replaced and confirmed', async () => {
    const { db } = await open()
    const listed = async (settings: Record<string, string>) =>
      (await listToReplace(db, parseConfig(settings))).open.map((item) => item.what)
    // A trial is not at a public address, and shows the samples.
    const trial = { ...READY, SITE_URL: 'http://trial.blackrock.test' }
    const what = async () => (await listed(trial)).filter((one) => one !== 'The website’s address')
    expect(await listed(READY)).toEqual([
      '3 sample testimonials',
      ...READINGS.map((reading) => reading.what),
    ])
    expect(await what()).toEqual([
      '3 sample testimonials',
      'The sample on product pages',
      ...READINGS.map((reading) => reading.what),
    ])
    const [, ...others] = await db.selectFrom('testimonials').select('id').execute()
    for (const { id } of others) await db.deleteFrom('testimonials').where('id', '=', id).execute()
    expect((await what())[0]).toBe('One sample testimonial')
    const edited_at = new Date().toISOString()
    await db.updateTable('testimonials').set({ edited_at, removed_at: edited_at }).execute()
    // Once staff have removed them, no page shows one.
    expect(await what()).toEqual(READINGS.map((reading) => reading.what))
    await db.updateTable('testimonials').set({ removed_at: null }).execute()
    expect((await what())[0]).toBe('The sample on product pages')
    await db
      .updateTable('testimonials')
      .set({ edited_at: new Date().toISOString(), product_type: await everyProduct() })
      .execute()
    const anna = { email: 'anna@agency.example' }
    for (const { name } of READINGS) await markOpeningCheck(db, anna, name, 'done')
    await markOpeningCheck(db, anna, 'story', 'not-needed')
    expect(await what()).toEqual([])
    const { marked } = await listToReplace(db, parseConfig(READY))
    expect(marked.map(({ name, mark, staffEmail }) => [name, mark, staffEmail])).toEqual([
      ['legal', 'done', anna.email],
      ['story', 'not-needed', anna.email],
      ['broker', 'done', anna.email],
    ])
    expect(await unmarkOpeningCheck(db, anna, 'legal')).toBe(true)
    expect(await unmarkOpeningCheck(db, anna, 'legal')).toBe(false)
    expect(await what()).toEqual(['The legal pages'])
    const logged = await db.selectFrom('audit_log').select(['action', 'about']).execute()
    expect(logged).toHaveLength(5)
    expect(logged).toContainEqual({ action: 'opening-check-undone', about: 'legal' })
    expect((await listOpeningMarks(db)).size).toBe(2)

    async function everyProduct() {
      const products = await db.selectFrom('products').select('slug').execute()
      return products.map(({ slug }) => slug).join(' ')
    }
  })

  test('raises the alarm when the worker is silent or something has waited 15 minutes', async () => {
    const { db } = await open()
    const now = new Date('2026-11-21T15:30:00.000Z')
    const beat = (beat_at: string) =>
      db
        .insertInto('heartbeats')
        .values({ name: 'worker', beat_at, details: '{}' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at }))
        .execute()
    expect(await currentAlarms(db, now)).toEqual([
      'The worker has not reported yet. Messages and other jobs wait until it runs again.',
    ])
    await beat('2026-11-21T15:29:40.000Z')
    await db.transaction().execute((tx) => enqueue(tx, 'deliver-message', { deliveryId: 'one' }))
    const waits = (created_at: string) => db.updateTable('outbox').set({ created_at }).execute()
    await waits('2026-11-21T15:15:30.000Z')
    expect(await currentAlarms(db, now)).toEqual([])
    await waits('2026-11-21T15:13:00.000Z')
    expect(await currentAlarms(db, now)).toEqual(['A job has waited 17 minutes. Open jobs: 1.'])
    await beat('2026-11-21T14:03:00.000Z')
    expect((await currentAlarms(db, now))[0]).toContain('not reported since 9:03 AM.')
  })
})
