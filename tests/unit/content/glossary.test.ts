import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { anchorOf, TERMS } from '../../../src/glossary/terms.ts'
import { linkTerms } from '../../../src/glossary/with-terms.tsx'

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

describe('a term in a page’s text', () => {
  const html = (paragraphs: string[]) => {
    const textOf = linkTerms()
    return paragraphs.map((paragraph) => renderToStaticMarkup(textOf(paragraph)))
  }
  const actualCashValue = '<a href="/glossary#actual-cash-value">'

  test('links where it is used first, in its own spelling, once in a paragraph', () => {
    expect(
      html([
        'Actual cash value, or agreed value.',
        'Again actual cash value; and Agreed Value.',
        'Agreed value & more.',
      ]),
    ).toEqual([
      `${actualCashValue}Actual cash value</a>, or agreed value.`,
      'Again actual cash value; and <a href="/glossary#agreed-value">Agreed Value</a>.',
      'Agreed value &amp; more.',
    ])
  })

  test('is the longest that fits, and no part of a word', () => {
    expect(html(['Excess flood insurance', 'playup and tendered'])).toEqual([
      '<a href="/glossary#excess-flood-insurance">Excess flood insurance</a>',
      'playup and tendered',
    ])
  })
})
