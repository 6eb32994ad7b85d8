import { expect, test } from 'vitest'
import { addToOutbox } from '../../db/ops/outbox.ts'
import { listOpeningChecks, recordOpeningCheck } from '../../db/staff/opening-checks.ts'
import { parseConfig } from '../../src/settings/config.ts'
import { currentAlarms } from '../../src/staff/dashboard/alarms.ts'
import { listToReplace, READINGS, settingsToReplace } from '../../src/staff/dashboard/to-replace.ts'
import { onBothDatabases } from '../databases.ts'

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
  const all = settingsToReplace(parseConfig({})).map(({ what }) => what)
  expect(all).toEqual(expect.arrayContaining(['SITE_NAME', 'SITE_URL', 'LICENSE_NUMBER']))
  expect(settingsToReplace(parseConfig(READY))).toEqual([])
  const { SITE_PHONE, ...withoutPhone } = READY
  expect(settingsToReplace(parseConfig(withoutPhone)).map(({ what }) => what)).toEqual([
    'SITE_PHONE',
  ])
  expect(SITE_PHONE).toBeDefined()
})

onBothDatabases('the tools page', (open) => {
  test('lists samples and readings until they are replaced and confirmed', async () => {
    const { db } = await open()
    const what = async () => (await listToReplace(db, parseConfig(READY))).map((item) => item.what)
    expect(await what()).toEqual([
      '3 sample testimonials',
      'The sample on product pages',
      ...READINGS.map((reading) => reading.what),
    ])
    const [, ...others] = await db.selectFrom('testimonials').select('id').execute()
    for (const { id } of others) await db.deleteFrom('testimonials').where('id', '=', id).execute()
    expect((await what())[0]).toBe('1 sample testimonial')
    const edited_at = new Date().toISOString()
    await db.updateTable('testimonials').set({ edited_at, removed_at: edited_at }).execute()
    // With none left the home page shows them all again.
    expect((await what()).slice(0, 2)).toEqual([
      '3 sample testimonials',
      'The sample on product pages',
    ])
    await db.updateTable('testimonials').set({ removed_at: null }).execute()
    expect((await what())[0]).toBe('The sample on product pages')
    await db
      .updateTable('testimonials')
      .set({ edited_at: new Date().toISOString(), product_type: await everyProduct() })
      .execute()
    for (const { name } of READINGS) {
      await recordOpeningCheck(db, name, { email: 'anna@agency.example' })
    }
    expect(await listOpeningChecks(db)).toEqual(new Set(READINGS.map(({ name }) => name)))
    expect(await what()).toEqual([])

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
      'The worker has not been heard of yet. What is to be sent waits until it runs again.',
    ])
    await beat('2026-11-21T15:29:40.000Z')
    await db
      .transaction()
      .execute((tx) => addToOutbox(tx, 'deliver-message', { deliveryId: 'one' }))
    const waits = (created_at: string) => db.updateTable('outbox').set({ created_at }).execute()
    await waits('2026-11-21T15:15:30.000Z')
    expect(await currentAlarms(db, now)).toEqual([])
    await waits('2026-11-21T15:13:00.000Z')
    expect(await currentAlarms(db, now)).toEqual([
      'Something has waited 17 minutes to be sent; 1 in all are open.',
    ])
    await beat('2026-11-21T14:03:00.000Z')
    expect((await currentAlarms(db, now))[0]).toContain('not been heard of since 09:03.')
  })
})
