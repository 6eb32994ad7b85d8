import { describe, expect, test } from 'vitest'
import { APPLICATIONS } from '../../../src/application/sets.ts'
import {
  FLOOD_LIMITS,
  floodGap,
  inDollars,
  paymentOf,
  percentOf,
  unitShare,
} from '../../../src/tools/arithmetic.ts'
import { readFigures } from '../../../src/tools/figures.ts'
import { PAPERS, papersOf } from '../../../src/tools/papers.ts'
import { condominiumTool, floodTool, stormTool } from '../../../src/tools/tools.ts'

describe('examples that others worked out', () => {
  // myyachtsinsurance.com, Named Storm Deductible: $500,000 at 5 percent.
  test.each([
    [10_000, 10_000, 0],
    [80_000, 25_000, 55_000],
    [500_000, 25_000, 475_000],
  ])('a storm does %d of damage to a yacht of $500,000', (loss, owner, policy) => {
    const deductible = percentOf(500_000, 5)
    expect(deductible).toBe(25_000)
    expect(paymentOf(loss, 500_000, deductible)).toEqual({ loss, owner, policy })
  })

  // offshorerisk.com, northhaveninsurance.com and insurance321.com, likewise.
  test.each([
    [100_000, 10, 10_000],
    [200_000, 2, 4000],
    [200_000, 3, 6000],
  ])('%d at %d percent', (value, percent, deductible) => {
    expect(percentOf(value, percent)).toBe(deductible)
  })

  // coastalinsurancesolutions.com: a house of $750,000; privateclientinsuranceservices.com: one of $294,300.
  test.each([
    [750_000, 500_000],
    [294_300, 44_300],
    [250_000, 0],
  ])('a flood takes a house that costs %d', (building, gap) => {
    expect(floodGap({ building, contents: 0 }, FLOOD_LIMITS.home).total).toBe(gap)
  })

  // insurance-forums.com: 100 units share $8,000.
  test('a hundred units share a loss below the deductible', () => {
    expect(unitShare(8000, 100)).toBe(80)
  })
})

test('what building and contents leave is not set off against each other', () => {
  expect(floodGap({ building: 900_000, contents: 40_000 }, FLOOD_LIMITS.home)).toEqual({
    building: 650_000,
    contents: 0,
    total: 650_000,
  })
  expect(floodGap({ building: 900_000, contents: 640_000 }, FLOOD_LIMITS.business).total).toBe(
    540_000,
  )
})

test('a unit pays by its share where the declaration has one, to the cent', () => {
  expect(unitShare(200_000, 48)).toBe(4166.67)
  expect(unitShare(200_000, 48, 2.4)).toBe(4800)
  expect(inDollars(unitShare(100, 3))).toBe('$33.33')
  expect(inDollars(4800)).toBe('$4,800')
})

test('a policy pays no more than the insured value less the deductible, and never less than nothing', () => {
  expect(paymentOf(120_000, 100_000, 5000)).toEqual({
    loss: 120_000,
    policy: 95_000,
    owner: 25_000,
  })
  expect(paymentOf(1, 100_000, 5000)).toEqual({ loss: 1, policy: 0, owner: 1 })
})

describe('figures are read as people write them', () => {
  const storm = (query: string) => readFigures(stormTool.figures, new URLSearchParams(query))

  test.each([
    ['value=450k&percent=5%25', { value: 450_000, percent: 5 }],
    ['value=$1.2+million&percent=two', { value: 1_200_000, percent: 2 }],
    ['value=450,000&percent=2.5&usual=$2,500&loss=80000', { value: 450_000, loss: 80_000 }],
    ['value=450000&percent=5&usual=0', { usual: 0, loss: undefined }],
  ])('%s', (query, numbers) => {
    expect(storm(query)).toMatchObject({ problems: {}, numbers })
  })

  test('nothing is said before anything was asked', () => {
    for (const query of ['', 'value=&percent=', 'utm_source=x']) {
      expect(storm(query)).toEqual({
        typed: { value: '', percent: '', usual: '', loss: '' },
        problems: {},
      })
    }
  })

  const amount = 'Please enter an amount from $1,000 to $100,000,000, for example 450,000.'
  const percentage = 'Please enter a percentage from 0.1 to 25, for example 5.'

  test.each([
    ['value=-5&percent=5', { value: amount }],
    ['value=1e9&percent=5', { value: amount }],
    ['value=999999999999&percent=5', { value: amount }],
    ['value=12&percent=5', { value: amount }],
    ['value=100-200k&percent=5', { value: amount }],
    ['value=NaN&percent=Infinity', { value: amount, percent: percentage }],
    ['value=450k&percent=0', { percent: percentage }],
    ['value=450k&percent=500', { percent: percentage }],
    ['value=450k', { percent: percentage }],
    [`value=${'9'.repeat(10_000)}&percent=5`, { value: amount }],
    ['value=<script>&percent=5', { value: amount }],
  ])('%.40s is refused with what is right', (query, problems) => {
    const asked = storm(query)
    expect(asked.numbers).toBeUndefined()
    expect(asked.problems).toEqual(problems)
  })

  test('units are whole', () => {
    const asked = readFigures(
      condominiumTool.figures,
      new URLSearchParams('deductible=200k&units=4.5'),
    )
    expect(asked.problems.units).toBe(
      'Please enter a whole number from 2 to 5,000, for example 48.',
    )
  })

  test('every example in a hint is read', () => {
    for (const { figures } of [stormTool, floodTool, condominiumTool]) {
      const query = Object.entries(figures).map(([name, { example }]) => [name, example])
      expect(readFigures(figures, new URLSearchParams(query)).problems).toEqual({})
    }
  })
})

test('every set of questions has its papers, and its questions as they are asked', () => {
  expect(PAPERS.map(({ kind }) => kind)).toEqual(Object.keys(APPLICATIONS))
  expect(papersOf('yacht')?.sections).toBe(APPLICATIONS.yacht)
  expect(papersOf('constructor')).toBeUndefined()
})
