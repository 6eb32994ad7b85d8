import { describe, expect, test } from 'vitest'
import { builtIn } from '../../src/towns/built-in.ts'
import { featuredTowns } from '../../src/towns/featured-towns.ts'
import { truncate } from '../../src/towns/truncate.ts'

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

describe('the default list', () => {
  test('has 23 towns in four counties, and Mystic is the 24th slug', () => {
    const towns = builtIn.filter(({ slug }) => slug !== 'mystic')
    expect(towns).toHaveLength(23)
    expect(new Set(slugs(builtIn)).size).toBe(24)
    expect(new Set(towns.map(({ county }) => county))).toEqual(
      new Set(['Fairfield', 'New Haven', 'Middlesex', 'New London']),
    )
  })

  test('says something of its own about each', () => {
    const texts = builtIn.map(({ description }) => description)
    for (const text of texts) expect(text.length).toBeGreaterThanOrEqual(100)
    expect(new Set(texts).size).toBe(24)
  })
})

test('a text is cut at its limit with three dots, and a short one is left alone', () => {
  expect(truncate('x'.repeat(121), 120)).toBe(`${'x'.repeat(120)}...`)
  expect(truncate('x'.repeat(120), 120)).toBe('x'.repeat(120))
})
