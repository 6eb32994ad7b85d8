import { expect, test } from 'vitest'
import { anchorOf, TERMS } from '../../../src/glossary/terms.ts'

test('the glossary has sixty terms or more, in alphabetical order, each in one to three short sentences', () => {
  expect(TERMS.length).toBeGreaterThanOrEqual(60)
  const names = TERMS.map(({ term }) => term)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  const long = TERMS.filter(
    ({ text }) => text.length > 220 || !/\.$/.test(text) || text.split(/[.;] /).length > 3,
  )
  expect(long).toEqual([])
})

test('every term has an address of its own, and none is a letter’s', () => {
  const anchors = TERMS.map(anchorOf)
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(
    anchors.filter((anchor) => !/^[a-z]{2}[a-z-]*[a-z]$|^[a-z]-[a-z-]+$/.test(anchor)),
  ).toEqual([])
})
