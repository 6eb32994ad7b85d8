import { expect, test } from 'vitest'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { dayAfter } from '../../../src/settings/closings.ts'
import { COST_KINDS, type CostRange, rangesFor } from '../../../src/settings/costs.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { setCosts } from '../../../src/settings/stored-settings.ts'
import { costsScreen } from '../../../src/staff/settings/costs/costs-screen.ts'

const LINE = {
  kind: 'sailboat',
  from: '20',
  to: '30',
  use: '',
  town: '',
  low: '$300',
  high: '1.2k',
  month: 'October 2026',
  source: 'Our policies of 2026',
}
const RANGE: CostRange = {
  kind: 'sailboat',
  length: { from: 20, to: 30 },
  use: '',
  town: '',
  low: 300,
  high: 1200,
  asOf: '2026-10',
  source: 'Our policies of 2026',
}

const fieldsOf = (...lines: Partial<typeof LINE>[]) =>
  Object.fromEntries(
    lines.flatMap((line, number) =>
      Object.entries(line).map(([name, text]) => [`${name}-${number}`, text]),
    ),
  )
const check = (...lines: Partial<typeof LINE>[]) => costsScreen.check(fieldsOf(...lines), undefined)

test('a line is read as people write it, empty ones are left out, and what is stored is read again', async () => {
  const checked = await check(
    LINE,
    {},
    { ...LINE, from: '', to: '', use: 'racing', town: 'mystic' },
  )
  const value = [RANGE, { ...RANGE, length: undefined, use: 'racing', town: 'mystic' }]
  expect(checked).toEqual({ value, changed: ['sailboat'] })
  expect(setCosts(JSON.parse(JSON.stringify(value)))).toEqual(value)
  expect(await costsScreen.check(fieldsOf(LINE), [RANGE])).toMatchObject({ changed: [] })
  const two = [RANGE, { ...RANGE, kind: 'yacht' }]
  const moved = await costsScreen.check(fieldsOf({ ...LINE, kind: 'yacht' }, LINE), two)
  expect(moved).toMatchObject({ changed: ['their order'] })
})

const nextMonth = dayAfter(officeDay(), 31).slice(0, 7)
test.each<[change: Partial<typeof LINE>, field: keyof typeof LINE, problem: string]>([
  [{ kind: '' }, 'kind', 'choose what the figures are about.'],
  [{ kind: 'submarine' }, 'kind', 'choose what the figures are about.'],
  [{ from: '40' }, 'to', 'the longest length, 30, is below the shortest, 40.'],
  [{ from: '' }, 'from', 'enter the shortest length in feet, like 20, or neither.'],
  [{ to: '9999' }, 'to', 'enter the longest length in feet, like 30, or neither.'],
  [{ to: 'long' }, 'to', 'enter the longest length in feet, like 30, or neither.'],
  [{ kind: 'house' }, 'from', 'a house has no length: leave it empty, and the length to as well.'],
  [{ use: 'smuggling' }, 'use', 'choose a use of the list, and none for a house.'],
  [{ town: 'atlantis' }, 'town', 'choose a town of the list, or any.'],
  [{ low: '2000' }, 'high', 'the most that was paid, $1200, is below the least, $2000.'],
  [
    { low: '-5' },
    'low',
    'enter the least that was paid in whole dollars a year, from 1 to 1,000,000, like 300.',
  ],
  [
    { high: '$9,000,000' },
    'high',
    'enter the most that was paid in whole dollars a year, from 1 to 1,000,000, like 700.',
  ],
  [{ month: '' }, 'month', 'enter the month of the figures, like October 2026.'],
  [{ month: '2026' }, 'month', 'enter the month of the figures, like October 2026.'],
  [{ month: nextMonth }, 'month', 'this month is yet to come.'],
  [{ source: '' }, 'source', 'say where the figures are from, like: our policies of 2026.'],
  [{ source: 'x'.repeat(121) }, 'source', 'the source has 121 characters, and can have 120.'],
])('what is wrong in a line is said at its field: %j', async (change, field, problem) => {
  const errors = { [`${field}-1`]: `Line 2: ${problem}` }
  expect(await check({ ...LINE, kind: 'dinghy' }, { ...LINE, ...change })).toEqual({ errors })
})

test('two lines cannot say different things of the same', async () => {
  expect(await check(LINE, { ...LINE, low: '500' })).toEqual({
    errors: { 'kind-1': 'Line 2: line 1 has the same kind, length, use and town.' },
  })
})

test('what is stored in another shape counts as unset', () => {
  const bad = [5, null, {}, { ...RANGE, low: '300' }, { ...RANGE, asOf: '2026-13' }]
  expect(setCosts([...bad, RANGE, { ...RANGE, kind: 'toString' }])).toEqual([RANGE])
  expect(setCosts({ 0: RANGE })).toEqual([])
})

test('what is asked finds the ranges that say something of it, the nearest first', () => {
  const racing = { ...RANGE, use: 'racing' }
  const mystic = { ...racing, town: 'mystic' }
  const long = { ...RANGE, length: { from: 31, to: 40 } }
  const all = [RANGE, racing, mystic, long, { ...RANGE, kind: 'yacht' }]
  expect(rangesFor(all, 'sailboat', { feet: 28, use: 'racing', town: 'mystic' })).toEqual([
    mystic,
    racing,
    RANGE,
  ])
  expect(rangesFor(all, 'sailboat', { feet: 35, use: 'charter' })).toEqual([long])
  expect(rangesFor(all, 'sailboat', { feet: 60 })).toEqual([])
  expect(rangesFor(all, 'house')).toEqual([])
})

test('every type of vessel is a kind, and every product but two is said something of', () => {
  expect(Object.keys(COST_KINDS)).toEqual(
    expect.arrayContaining(builtInVessels.map(({ slug }) => slug)),
  )
  const said = new Set(Object.values(COST_KINDS).flatMap(({ products }) => products))
  const slugs = builtInProducts.map(({ slug }) => slug)
  expect([...said].filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(slugs.filter((slug) => !said.has(slug))).toEqual(['commercial-marine', 'auto-insurance'])
})
