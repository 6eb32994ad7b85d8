import { describe, expect, test } from 'vitest'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import type { BuiltInProduct } from '../../../db/seed/products/product.ts'
import { coverageDetails, splitDetail } from '../../../src/products/coverage-details.ts'
import { builtInProduct, defaultProduct } from '../../../src/products/load.ts'
import { localStatistics } from '../../../src/products/local-statistics.ts'
import { groupProducts } from '../../../src/products/product-grid.tsx'
import { productTitle } from '../../../src/products/product-head.tsx'
import { twinOf } from '../../../src/products/twins.ts'
import { insuranceTypeOf } from '../../../src/quote/choice.ts'
import { overlaps, words } from '../../tools/five-word-overlap.ts'

const MIN_WORDS = 800
const MAX_SHARED = 0.3

function ownText({ sections, questions }: BuiltInProduct): string {
  return [
    ...sections.flatMap(({ heading, paragraphs, points = [] }) => [
      heading,
      ...paragraphs,
      ...points,
    ]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')
}

describe('the twelve products', () => {
  test('stand in menu order', () => {
    expect(builtInProducts.map(({ slug }) => slug)).toEqual([
      'boat-insurance',
      'yacht-insurance',
      'waterfront-property',
      'commercial-marine',
      'personal-watercraft',
      'boat-yacht-insurance',
      'luxury-yacht-insurance',
      'waterfront-property-insurance',
      'flood-insurance',
      'commercial-marine-insurance',
      'home-insurance',
      'auto-insurance',
    ])
  })

  test.each(builtInProducts)('$slug says enough of its own, calmly', (product) => {
    const text = JSON.stringify(product)
    expect(words(ownText(product)).length).toBeGreaterThanOrEqual(MIN_WORDS)
    expect(product.questions.length).toBeGreaterThanOrEqual(5)
    expect(product.features.length).toBeGreaterThanOrEqual(4)
    expect(text).not.toContain('!')
    expect(text).not.toMatch(/\b(guarantee that|best price|act now|don’t risk)\b/i)
    expect(product.metaDescription.length).toBeGreaterThan(100)
    expect(product.metaDescription.length).toBeLessThanOrEqual(160)
  })

  test('share less than three in ten of their five-word sequences, pair by pair', () => {
    const texts = Object.fromEntries(
      builtInProducts.map((product) => [product.slug, ownText(product)]),
    )
    expect(overlaps(texts).filter(({ share }) => share > MAX_SHARED)).toEqual([])
  })

  test('have titles and descriptions of their own, without Insurance said twice', () => {
    const titles = builtInProducts.map(({ slug }) => productTitle(builtInProduct(slug)!))
    expect(new Set(titles).size).toBe(builtInProducts.length)
    expect(new Set(builtInProducts.map((product) => product.metaDescription)).size).toBe(12)
    for (const title of titles) {
      expect(title).toMatch(/^(?!.*Insurance.*Insurance).* Insurance in Connecticut$/)
    }
  })

  test.each(builtInProducts)('$slug has six coverage details of its own', ({ slug }) => {
    const details = coverageDetails(slug)
    expect(details).toHaveLength(6)
    expect(details).not.toEqual(coverageDetails('something-else'))
    for (const { title, text } of details) expect(title && text).toBeTruthy()
  })
})

test('a detail ends its title at the first colon and space', () => {
  expect(splitDetail('Hull: At 9:30: sharp')).toEqual({ title: 'Hull', text: 'At 9:30: sharp' })
  expect(splitDetail('Ratio 1:2')).toEqual({ title: 'Ratio 1:2', text: '' })
})

test('an unknown slug gets six generic details, whatever it is called', () => {
  expect(coverageDetails('constructor')).toEqual(coverageDetails('something-else'))
  expect(coverageDetails('something-else')).toHaveLength(6)
})

test('an unknown slug becomes a name of capitalized words with four features', () => {
  const product = defaultProduct('kayak-insurance')
  expect(product.name).toBe('Kayak Insurance')
  expect(product.features).toHaveLength(4)
  expect(productTitle(product)).toBe('Kayak Insurance in Connecticut')
  expect(defaultProduct('---').name).toBe('Marine Insurance')
})

test('each product begins the quote form with its own type of insurance', () => {
  const types = Object.fromEntries(
    builtInProducts.map(({ slug }) => [slug, insuranceTypeOf(slug, true)]),
  )
  expect(types).toMatchObject({
    'boat-insurance': 'boat',
    'boat-yacht-insurance': 'boat',
    'personal-watercraft': 'boat',
    'yacht-insurance': 'luxury',
    'luxury-yacht-insurance': 'luxury',
    'commercial-marine': 'commercial',
    'commercial-marine-insurance': 'commercial',
    'flood-insurance': 'other',
    'auto-insurance': 'other',
  })
  expect(insuranceTypeOf('constructor', false)).toBe('general')
})

test('the local figures are those of the specification, in three variants', () => {
  const figures = (slug: string) =>
    localStatistics(slug).map(({ figure, text }) => `${figure} ${text}`)
  expect(figures('flood-insurance').join()).toMatch(/32,000 coastal homes.*25 percent of flood/)
  expect(figures('yacht-insurance').join()).toMatch(/27 feet or larger.*1 to 5 percent/)
  expect(figures('boat-insurance').join()).toMatch(/89,172 boats.*\$100 a year.*Not required/)
  expect(figures('whatever')).toEqual(figures('boat-insurance'))
})

test('the pages of a pair show different figures, and each with a law or a rule in it names its source', () => {
  const pairs = [
    ['boat-insurance', 'boat-yacht-insurance'],
    ['yacht-insurance', 'luxury-yacht-insurance'],
    ['waterfront-property', 'waterfront-property-insurance'],
    ['waterfront-property-insurance', 'home-insurance'],
    ['commercial-marine', 'commercial-marine-insurance'],
  ] as const
  for (const [one, other] of pairs) {
    expect(localStatistics(one)).not.toEqual(localStatistics(other))
    expect(twinOf(other)?.slug).toBeDefined()
    expect(builtInProducts.map(({ slug }) => slug)).toContain(twinOf(one)?.slug)
  }
  expect(localStatistics('auto-insurance').every(({ source }) => source)).toBe(true)
})

test('the list shows every product once, in five choices', () => {
  const products = builtInProducts.flatMap(({ slug }) => builtInProduct(slug) ?? [])
  const groups = groupProducts(products)
  expect(groups).toHaveLength(5)
  expect(groups.flatMap((group) => group.products)).toHaveLength(builtInProducts.length)
})
