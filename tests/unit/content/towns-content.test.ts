import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import type { BuiltInTown } from '../../../db/seed/towns/town.ts'
import { townHarbor, townOutline, townWaters } from '../../../src/chart/pictures.ts'
import { defaultTips, defaultTown } from '../../../src/towns/load.ts'
import { overlaps, words } from '../../tools/five-word-overlap.ts'

const LEAST_WORDS = 600
const MOST_SHARED = 0.3
const SNIPPET = { from: 120, to: 160 }
const SHOWN_ON_HOME = 120
const ICONS = ['Ship', 'Home', 'Car', 'Anchor', 'Shield', 'LifeBuoy']
const COUNTIES = ['Fairfield', 'New Haven', 'Middlesex', 'New London']

describe('the 24 towns', () => {
  test('have each its own texts', () => {
    expect(builtInTowns).toHaveLength(24)
    for (const { name, title } of builtInTowns) expect(title).toContain(name)
  })

  test('lie in the four counties of the shore, in their order, each with its forecast zone', () => {
    const counties = builtInTowns.map(({ county }) => county)
    expect(counties.filter((county, at) => county !== counties[at - 1])).toEqual(COUNTIES)
    const zones = builtInTowns.map(({ forecastZone }) => forecastZone)
    expect(zones.filter((zone, at) => zone !== zones[at - 1])).toEqual([
      'ANZ335',
      'ANZ331',
      'ANZ332',
    ])
  })

  test('have titles, descriptions and beginnings of their own', () => {
    for (const texts of [
      builtInTowns.map(({ title }) => title),
      builtInTowns.map(({ metaDescription }) => metaDescription),
      builtInTowns.map(({ description }) => description),
      builtInTowns.map(({ description }) => description.slice(0, 50)),
    ]) {
      expect(new Set(texts).size).toBe(builtInTowns.length)
    }
  })

  test('share no more than three in ten of their five-word sequences, pair by pair', () => {
    const texts = Object.fromEntries(builtInTowns.map((town) => [town.slug, ownText(town)]))
    expect(overlaps(texts).filter(({ share }) => share > MOST_SHARED)).toEqual([])
  })

  test('ask and advise in words of their own', () => {
    for (const texts of [
      builtInTowns.flatMap(({ insuranceTips }) => insuranceTips),
      builtInTowns.flatMap(({ questions }) => questions.map(({ question }) => question)),
      builtInTowns.flatMap(({ riskPoints }) => riskPoints),
      builtInTowns.flatMap(({ facts }) => facts.map(({ fact }) => fact)),
    ]) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    }
  })

  test.each(builtInTowns)('$slug says at least 600 words of its own, calmly', (town) => {
    expect(words(ownText(town)).length).toBeGreaterThanOrEqual(LEAST_WORDS)
    expect(JSON.stringify(town)).not.toMatch(/!|guarantee that|best price|act now|don’t risk/i)
    expect(JSON.stringify(town)).not.toMatch(
      /geico|progressive insurance|allstate|markel|chubb|travelers|state farm|hagerty|lloyd/i,
    )
  })

  test.each(builtInTowns)('$slug fits a card, a search result and its own sections', (town) => {
    expect(town.metaDescription.length).toBeGreaterThanOrEqual(SNIPPET.from)
    expect(town.metaDescription.length).toBeLessThanOrEqual(SNIPPET.to)
    expect(town.description.length).toBeGreaterThan(SHOWN_ON_HOME)
    expect(town.riskPoints.length).toBeGreaterThanOrEqual(4)
    expect(town.insuranceTips.length).toBeGreaterThanOrEqual(3)
    expect(town.sections.length).toBeGreaterThanOrEqual(3)
    expect(town.questions.length).toBeGreaterThanOrEqual(3)
    expect(town.localAttractions.length).toBeGreaterThanOrEqual(3)
    expect(town.keywords.length).toBeGreaterThan(0)
  })

  test.each(builtInTowns)('$slug has five facts with why and source, and three marinas', (town) => {
    expect(town.facts.length).toBeGreaterThanOrEqual(5)
    for (const { fact, why, source } of town.facts) {
      expect(fact && why && source.title && source.publisher, fact).toBeTruthy()
    }
    expect(new Set(town.marinas.map(({ name }) => name)).size).toBe(town.marinas.length)
    expect(town.marinas.length).toBeGreaterThanOrEqual(3)
    for (const { name, note } of town.marinas) expect(note, name).toBeTruthy()
  })

  test.each(builtInTowns)('$slug leads to products of the site and to safe addresses', (town) => {
    expect(town.availableProducts.length).toBeGreaterThanOrEqual(4)
    for (const { path, icon } of town.availableProducts) {
      expect(path).toMatch(/^\/products\/[a-z-]+$/)
      expect(ICONS).toContain(icon)
    }
    expect(JSON.stringify(town)).not.toContain('http://')
  })

  test.each(builtInTowns)('$slug has its two charts and its share image', async ({ slug }) => {
    const waters = townWaters(slug)
    const pictures = [waters, townHarbor(slug), townOutline(slug), waters.phone, waters.tablet]
    const files = pictures.flatMap((picture) => Object.values(picture?.src ?? {}))
    expect(files.length).toBeGreaterThanOrEqual(6)
    for (const file of [...files, `/share/towns/${slug}.png`]) {
      expect(existsSync(`public${file}`), file).toBe(true)
    }
  })
})

describe('a town that nobody knows', () => {
  test('is named by its slug, whatever that is, and Greenwich without one', () => {
    expect(defaultTown('cos-cob').name).toBe('Cos Cob')
    expect(defaultTown('').name).toBe('Greenwich')
    expect(defaultTown('---').name).toBe('Greenwich')
    expect(defaultTown('constructor').name).toBe('Constructor')
    // No sentence of a stranger's stands on our page.
    for (const slug of [
      'a'.repeat(500),
      'you-have-been-hacked-call-us',
      'call-555-1234',
      '<b>-x',
    ]) {
      expect(defaultTown(slug).name, slug).toBe('Greenwich')
    }
  })

  test('has four risk points, four products and the tips that hold anywhere', () => {
    const town = defaultTown('cos-cob')
    expect(town.riskPoints).toHaveLength(4)
    expect(town.availableProducts.map(({ name }) => name)).toEqual([
      'Boat & Yacht',
      'Luxury/Elite Yacht',
      'Waterfront Home',
      'Auto',
    ])
    expect(town.insuranceTips).toEqual([])
    expect(defaultTips(town.name).length).toBeGreaterThanOrEqual(3)
  })
})

/** What a town's page says that no other page says. */
function ownText(town: BuiltInTown): string {
  return [
    town.title,
    town.description,
    ...town.riskPoints,
    ...town.marinas.map(({ name, note, limits = '' }) => `${name}. ${note} ${limits}`),
    ...town.localAttractions,
    ...town.insuranceTips,
    ...town.facts.flatMap(({ fact, why }) => [fact, why]),
    ...town.sections.flatMap((s) => [s.heading, ...s.paragraphs, ...(s.points ?? [])]),
    ...town.questions.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')
}
