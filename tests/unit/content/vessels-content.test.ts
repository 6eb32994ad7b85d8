import { expect, test } from 'vitest'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import type { BuiltInVessel } from '../../../db/seed/vessels/vessel.ts'
import { overlaps, words } from '../../tools/five-word-overlap.ts'

const LEAST_WORDS = 800
const MOST_SHARED = 0.3
const ICONS = ['Ship', 'Shield', 'Anchor', 'MapPin', 'Sailboat', 'Waves']

test('there are 13 types, and each page says at least 800 words of its own', () => {
  expect(builtInVessels).toHaveLength(13)
  for (const vessel of builtInVessels) {
    expect(words(ownText(vessel)).length, vessel.slug).toBeGreaterThanOrEqual(LEAST_WORDS)
  }
})

test('no two pages share more than 30 percent of their five-word sequences', () => {
  const texts = Object.fromEntries(builtInVessels.map((vessel) => [vessel.slug, ownText(vessel)]))
  expect(overlaps(texts).filter(({ share }) => share > MOST_SHARED)).toEqual([])
})

test('titles, descriptions and headlines are unique and fit a search result', () => {
  for (const texts of [
    builtInVessels.map(({ content }) => content.metaTitle),
    builtInVessels.map(({ content }) => content.metaDescription),
    builtInVessels.map(({ content }) => content.hero.title),
    builtInVessels.map(({ content }) => content.hero.description),
    builtInVessels.map(({ content }) => content.overview.title),
  ]) {
    expect(new Set(texts).size).toBe(builtInVessels.length)
  }
  for (const { slug, content } of builtInVessels) {
    expect(content.metaTitle.length, slug).toBeLessThanOrEqual(60)
    expect(content.metaDescription.length, slug).toBeLessThanOrEqual(160)
    expect(content.metaDescription.length, slug).toBeGreaterThanOrEqual(110)
  }
})

test('icons are ones the page knows, and related vessels are other pages that exist', () => {
  const slugs = builtInVessels.map(({ slug }) => slug)
  for (const { slug, content } of builtInVessels) {
    for (const { icon } of content.features) expect(ICONS).toContain(icon)
    expect(content.relatedVessels.length).toBeGreaterThan(1)
    expect(content.relatedVessels).not.toContain(slug)
    for (const related of content.relatedVessels) expect(slugs).toContain(related)
  }
})

test('every page says what an insurer asks for, what is left out, and answers questions', () => {
  for (const vessel of builtInVessels) {
    const text = everythingOn(vessel)
    expect(text, vessel.slug).toMatch(/exclu|not covered|never covered|left out|nobody insures/i)
    expect(text, vessel.slug).toMatch(/premium|price/i)
    expect(text, vessel.slug).toMatch(/quote|application|submission/i)
    expect(vessel.content.questions.length).toBeGreaterThanOrEqual(4)
    expect(vessel.content.sections.some(({ points = [] }) => points.length > 4)).toBe(true)
  }
})

test('the voice is calm: nothing shouts, promises or names a carrier', () => {
  for (const vessel of builtInVessels) {
    const everything = everythingOn(vessel)
    expect(everything, vessel.slug).not.toMatch(/!|guarantee|best price|cheapest in/i)
    expect(everything, vessel.slug).not.toMatch(
      /geico|progressive|allstate|markel|chubb|travelers|state farm|hagerty|lloyd/i,
    )
  }
})

function everythingOn(vessel: BuiltInVessel): string {
  const { hero, overview, metaDescription } = vessel.content
  const heads = [...Object.values(hero), ...Object.values(overview), metaDescription]
  return [ownText(vessel), ...heads].join('\n')
}

function ownText({ content }: BuiltInVessel): string {
  return [
    ...content.features.flatMap(({ title, description }) => [title, description]),
    ...content.sections.flatMap((s) => [s.heading, ...s.paragraphs, ...(s.points ?? [])]),
    ...content.questions.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')
}
