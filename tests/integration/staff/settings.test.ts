import { expect, test } from 'vitest'
import { siteRevision } from '../../../db/ops/revision.ts'
import { findSettings, listSettings, saveSettings } from '../../../db/settings/settings.ts'
import { agencyWith, configWith } from '../../../src/settings/agency.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { staffSettings } from '../../../src/settings/stored-settings.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const anna = { email: 'anna@agency.example' }
const ben = { email: 'ben@agency.example' }

onBothDatabases('settings', (open) => {
  test('are saved with who and when, logged by name, and every page learns of it', async () => {
    const { db } = await open()
    const before = await siteRevision(db)
    expect(await findSettings(db, 'agency')).toEqual({ value: undefined, revision: 0 })
    const saved = { name: 'agency', value: { name: 'Harbor & Co' }, changed: ['name'] } as const
    expect(await saveSettings(db, anna, { ...saved, revision: 0 })).toBe(true)
    expect(await findSettings(db, 'agency')).toMatchObject({
      value: { name: 'Harbor & Co' },
      revision: 1,
      changedBy: anna.email,
    })
    expect(await siteRevision(db)).toBe(before + 1)
    const log = await db.selectFrom('audit_log').selectAll().execute()
    expect(log).toMatchObject([{ staff_email: anna.email, action: 'settings-changed' }])
    expect(log[0]?.details).toContain('name')
    expect(log[0]?.details).not.toContain('Harbor')
  })

  test('of two people who save at once, the second writes nothing', async () => {
    const { db } = await open()
    const one = { name: 'agency', value: { phone: '203-555-0100' }, changed: ['phone'] } as const
    const both = await Promise.all([
      saveSettings(db, anna, { ...one, revision: 0 }),
      saveSettings(db, ben, { ...one, revision: 0 }),
    ])
    expect(both.sort()).toEqual([false, true])
    const revision = await siteRevision(db)
    expect(await saveSettings(db, ben, { ...one, revision: 0 })).toBe(false)
    expect(await saveSettings(db, ben, { ...one, revision: 7 })).toBe(false)
    expect(await siteRevision(db)).toBe(revision)
    expect(await saveSettings(db, ben, { ...one, revision: 1 })).toBe(true)
    expect((await findSettings(db, 'agency')).revision).toBe(2)
  })

  test('that cannot be read count as unset', async () => {
    const { db } = await open()
    const row = { revision: 3, changed_at: new Date().toISOString(), changed_by: anna.email }
    await db
      .insertInto('settings')
      .values([
        { name: 'agency', value: '{"name":', ...row },
        { name: 'closing-days', value: '[{"from":"soon"},5]', ...row },
      ])
      .execute()
    const { site } = parseConfig({})
    expect(agencyWith(site, staffSettings(await listSettings(db)))).toEqual(site)
    expect((await findSettings(db, 'agency')).revision).toBe(3)
  })
})

test('the claims of the agency are settings, and what is no year or number is refused', () => {
  const { founded, clients } = parseConfig({ FOUNDED: '1987', CLIENTS_CLAIM: '900' }).site
  expect([founded, clients]).toEqual(['1987', '900'])
  expect(() => parseConfig({ FOUNDED: 'long ago' })).toThrow('FOUNDED must be a year like 2005')
  expect(parseConfig({ CLIENTS_CLAIM: '1,240' }).site.clients).toBe('1240')
  expect(() => parseConfig({ CLIENTS_CLAIM: 'many' })).toThrow('CLIENTS_CLAIM must be')
})

test('a field that staff clear has the environment’s value again, and so do sender and recipients', () => {
  const given = parseConfig({ SITE_NAME: 'From Outside', SITE_EMAIL: 'out@agency.example' })
  const stored = (agency: object) =>
    staffSettings({
      agency: { value: agency },
      'closing-days': { value: undefined },
      costs: { value: undefined },
      insurers: { value: undefined },
    })
  const changed = configWith(
    given,
    stored({ name: 'Inside', email: 'in@agency.example', rum: 'x' }),
  )
  expect(changed.site).toEqual({ ...given.site, name: 'Inside', email: 'in@agency.example' })
  expect(changed.mailFrom).toBe('Inside <in@agency.example>')
  expect(changed.leadsTo).toEqual(['in@agency.example'])
  expect(configWith(given, stored({ name: '' }))).toEqual(given)
  const named = parseConfig({
    MAIL_FROM: 'Desk <desk@agency.example>',
    LEADS_TO: 'a@agency.example',
  })
  const kept = configWith(named, stored({ name: 'Inside', email: 'in@agency.example' }))
  expect(kept).toMatchObject({ mailFrom: named.mailFrom, leadsTo: named.leadsTo })
})
