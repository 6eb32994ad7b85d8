import { describe, expect, test } from 'vitest'
import { featuredTowns } from '../../../src/towns/featured-towns.ts'
import { builtIn } from '../../../src/towns/load.ts'
import { byCounty } from '../../../src/towns/town-grid.tsx'
import { truncate } from '../../../src/towns/truncate.ts'

const town = (slug: string) => ({ slug, name: slug, county: 'Fairfield', description: 'Here.' })
const slugs = (towns: { slug: string }[]) => towns.map(({ slug }) => slug)

describe('the four featured towns', () => {
  test('are the chosen ones, in their order, as the database has them', () => {
    const towns = ['branford', 'stamford', 'new-haven', 'mystic', 'greenwich'].map(town)
    const featured = featuredTowns(towns)
    expect(slugs(featured)).toEqual(['greenwich', 'new-haven', 'mystic', 'stamford'])
    expect(featured.every(({ description }) => description === 'Here.')).toBe(true)
  })

  test('are filled up with other towns, then with built-in ones', () => {
    expect(slugs(featuredTowns([town('clinton'), town('mystic')]))).toEqual([
      'mystic',
      'clinton',
      'greenwich',
      'new-haven',
    ])
    expect(slugs(featuredTowns([]))).toEqual(['greenwich', 'new-haven', 'mystic', 'stamford'])
  })
})

describe('the text of a card', () => {
  test('ends with three dots after a sentence that fills half of it, else after a word', () => {
    expect(truncate('One bay. Two rivers meet here.', 12)).toBe('One bay...')
    expect(truncate('One bay? Two rivers meet here.', 12)).toBe('One bay?...')
    expect(truncate('A bay. Two rivers meet here.', 20)).toBe('A bay. Two rivers...')
    expect(truncate('Coves, docks, and moorings', 14)).toBe('Coves, docks...')
    expect(truncate('x'.repeat(121), 120)).toBe(`${'x'.repeat(120)}...`)
    expect(truncate('x'.repeat(120), 120)).toBe('x'.repeat(120))
  })

  test.each(builtIn)('of $slug ends at a sentence or a word, on both pages', ({ description }) => {
    for (const limit of [100, 120]) {
      const text = truncate(description, limit)
      const end = text.replace(/\.\.\.$/, '')
      expect(text.endsWith('...')).toBe(description.length > limit)
      expect(end.length).toBeLessThanOrEqual(limit)
      expect(end.length).toBeGreaterThanOrEqual(limit / 2)
      expect(description.startsWith(end)).toBe(true)
      expect(description.slice(end.length), text).toMatch(/^([\s,;:.–-]|$)/)
    }
  })
})

test('towns stand by county from west to east, and one that staff added last', () => {
  const groups = byCounty([
    { ...town('old-lyme'), county: 'New London' },
    town('elsewhere'),
    ...builtIn,
  ])
  expect(groups.map(({ name }) => name)).toEqual([
    'Fairfield',
    'New Haven',
    'Middlesex',
    'New London',
  ])
  expect(slugs(groups[0]?.towns ?? [])).toEqual([
    'greenwich',
    'stamford',
    'darien',
    'norwalk',
    'westport',
    'fairfield',
    'bridgeport',
    'stratford',
    'elsewhere',
  ])
  expect(byCounty([{ ...town('rye'), county: 'Westchester' }])).toHaveLength(1)
})
