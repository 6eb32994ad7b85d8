import { expect, test } from 'vitest'
import { setInsurers } from '../../../src/settings/stored-settings.ts'
import { insurersScreen } from '../../../src/staff/settings/insurers/insurers-screen.ts'

const check = (insurers: string, before: unknown = undefined) =>
  insurersScreen.check({ insurers }, before)

test.each([
  ['Harbor Mutual 800-555-0142', 'Harbor Mutual', '800-555-0142'],
  ['Harbor Mutual, (800) 555-0142', 'Harbor Mutual', '(800) 555-0142'],
  ['Harbor Mutual: +1 800 555 0142', 'Harbor Mutual', '+1 800 555 0142'],
  ['Harbor Mutual – 800.555.0142', 'Harbor Mutual', '800.555.0142'],
  ['Lloyd’s syndicate 1234 +44 20 7946 0958', 'Lloyd’s syndicate 1234', '+44 20 7946 0958'],
  ['Harbor Mutual\t8005550142', 'Harbor Mutual', '8005550142'],
  ['Harbor Mutual', 'Harbor Mutual', ''],
  ['  Harbor   Mutual  ', 'Harbor Mutual', ''],
])('an insurer is a name and a claims line: %s', async (line, name, claimsPhone) => {
  expect(await check(line)).toEqual({
    value: [{ name, claimsPhone }],
    changed: [[name, claimsPhone].filter(Boolean).join(' ')],
  })
})

test.each([
  ['800-555-0142', 'Line 1: enter a name before the number, like Harbor Mutual 800-555-0142.'],
  [
    'Harbor Mutual 800-555-0142 or 800-555-0143',
    'Line 1: enter a name and one number, like Harbor Mutual 800-555-0142.',
  ],
  [
    'Sound Marine\n\nHarbor Mutual 800-555-0142\nharbor mutual',
    'Line 4: harbor mutual is in the list already.',
  ],
  ['x'.repeat(61), 'Line 1: the name has 61 characters, and can have 60.'],
  [
    Array.from({ length: 61 }, (_, number) => `Insurer ${number}x`).join('\n'),
    'These are 61 insurers, and it can be 60.',
  ],
])('what is no list of insurers is said at its line', async (typed, problem) => {
  expect(await check(typed)).toEqual({ errors: { insurers: problem } })
})

test('the log says which insurers came, went, or moved', async () => {
  const before = [
    { name: 'Sound Marine', claimsPhone: '' },
    { name: 'Harbor Mutual', claimsPhone: '800-555-0142' },
  ]
  expect(await check('Harbor Mutual 800-555-0143\nSound Marine', before)).toMatchObject({
    changed: ['Harbor Mutual 800-555-0142', 'Harbor Mutual 800-555-0143'],
  })
  const moved = await check('Harbor Mutual 800-555-0142\nSound Marine', before)
  expect(moved).toMatchObject({ changed: ['their order'] })
  expect(await check('Sound Marine\nHarbor Mutual 800-555-0142', before)).toMatchObject({
    changed: [],
  })
})

test('a row of another shape is an empty list', () => {
  expect(setInsurers('soon')).toEqual([])
  expect(setInsurers([{ name: 5 }, null, { name: 'Harbor Mutual', claimsPhone: '' }])).toEqual([
    { name: 'Harbor Mutual', claimsPhone: '' },
  ])
})
