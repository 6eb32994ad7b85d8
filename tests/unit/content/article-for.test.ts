import { expect, test } from 'vitest'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { inTown } from '../../../src/blog/in-town.ts'
import { articleFor } from '../../../src/ui/article-for.ts'

test('a town’s article goes by its sound', () => {
  const an = builtInTowns.map(({ name }) => name).filter((name) => articleFor(name) === 'an')
  expect(an.toSorted()).toEqual(['East Haven', 'East Lyme', 'Old Lyme', 'Old Saybrook'])
  for (const name of ['Union', 'Eureka', 'One Mile Point', 'Mystic']) {
    expect(articleFor(name), name).toBe('a')
  }
  for (const name of ['Uncasville', 'Essex', 'Ivoryton']) expect(articleFor(name), name).toBe('an')
})

test('a post’s article fits the town that it is read for', () => {
  const post = 'A [Town] owner asks an [Town] broker about Sea [Town].'
  const oldLyme = { slug: 'old-lyme', name: 'Old Lyme' }
  expect(inTown(post, oldLyme)).toBe(
    'An Old Lyme owner asks an Old Lyme broker about Sea Old Lyme.',
  )
  expect(inTown(post, undefined)).toBe(
    'A Connecticut owner asks a Connecticut broker about Sea Connecticut.',
  )
})
