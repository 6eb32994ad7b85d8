import { expect, test } from 'vitest'
import { agencyWith, positionIn, townLine } from '../../../src/settings/agency.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { setFields } from '../../../src/settings/stored-settings.ts'
import { agencyScreen } from '../../../src/staff/settings/agency/agency-screen.ts'
import { agencyValues } from '../../../src/staff/settings/agency/check-agency.ts'

const { site } = parseConfig({})

/** The agency after a form is saved. */
async function saved(fields: Record<string, string>) {
  const checked = await agencyScreen.check(fields, undefined)
  if ('errors' in checked) return checked
  return agencyWith(site, {
    agency: setFields(checked.value),
    closings: [],
    insurers: [],
    costs: [],
  })
}

test.each(['facebook', 'twitter', 'linkedin', 'license', 'claimsPhone'] as const)(
  'an agency that has no %s says so, and the sample does not come back',
  async (field) => {
    expect(await saved({ [field]: '', [`none-${field}`]: 'on' })).toMatchObject({ [field]: '' })
    expect(await saved({ [field]: '' })).toMatchObject({ [field]: site[field] ?? undefined })
  },
)

test('an agency that is closed on Saturdays has no hours there, and without a phone for articles it is the one above', async () => {
  const changed = await saved({ 'none-saturdayOpens': 'on', 'none-blogPhone': 'on' })
  expect(changed).toMatchObject({ saturdayOpens: '', saturdayCloses: '', blogPhone: site.phone })
})

test('none and a value at once is asked about', async () => {
  expect(await saved({ facebook: 'https://fb.example/x', 'none-facebook': 'on' })).toMatchObject({
    errors: { facebook: 'Facebook: clear this field, or uncheck “We have none.”' },
  })
})

test('what must be there cannot be none', async () => {
  expect(await saved({ name: '', 'none-name': 'on' })).toMatchObject({ name: site.name })
})

test('an operator says none in the environment', () => {
  expect(parseConfig({ SOCIAL_FACEBOOK: 'none' }).site.facebook).toBe('')
  expect(parseConfig({ SOCIAL_TWITTER: '' }).site.twitter).toBe(site.twitter)
})

test.each([
  ['clients', '1,240', '1240'],
  ['clients', '1 240', '1240'],
  ['clients', 'over 1,240', '1240'],
  ['clients', '1,240+', '1240'],
  ['clients', '12,40', '12,40'],
  ['years', '20+', '20'],
  ['founded', 'since 2005', '2005'],
])('%s: %s is understood as %s', (field, typed, value) => {
  expect(agencyValues({ [field]: typed })).toMatchObject({ [field]: value })
})

test('where the office is, and whom it serves, is what staff have set', async () => {
  const place = { town: 'Norwalk', zip: '06854', position: '41.0997, -73.4168' }
  const served = 'Norwalk, Darien, Westport'
  expect(await saved({ ...place, served })).toMatchObject({ ...place, served })
  expect(townLine(place)).toBe('Norwalk, CT 06854')
  expect(townLine(site)).toBe('Bridgeport, CT')
  expect(positionIn(place.position)).toEqual({ latitude: 41.0997, longitude: -73.4168 })
})

test.each([
  ['zip', '6854', 'ZIP code of the office: enter five digits, like 06604.'],
  ['position', '41.0997', /two numbers with a comma between them/],
  ['position', '41 N, 73 W', /two numbers with a comma between them/],
  ['position', '141.0997, -73.4168', /two numbers with a comma between them/],
])('%s: %s is asked about', async (field, typed, message) => {
  expect(await saved({ [field]: typed })).toMatchObject({
    errors: { [field]: message instanceof RegExp ? expect.stringMatching(message) : message },
  })
})
