import type { ReactNode } from 'react'
import { anchorOf, GLOSSARY_PATH, TERMS } from './terms.ts'

/** Everyday words: a link at each would be one in every other line. */
const PLAIN = new Set(
  'Deductible|Documentation|Endorsement|Exclusion|Depreciation|Salvage|Survey|Tender|Umbrella|Vacancy|Warranty|Binder|Replacement cost|Flood zone|Named storm|Hull coverage|National Flood Insurance Program'.split(
    '|',
  ),
)
const LINKED = TERMS.filter(({ term }) => !PLAIN.has(term))
/** The longer first: "excess flood insurance" has no link at its last two words. */
const IN_TEXT = new RegExp(
  `\\b(?:${LINKED.map(({ term }) => term)
    .sort((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'gi',
)

/**
 * A writer of one page's paragraphs, in the order of the page: each term links to the glossary where it is used first, and
 * a paragraph has one such link at most.
 */
export function linkTerms(): (paragraph: string) => ReactNode {
  const seen = new Set<string>()
  return (paragraph) => {
    for (const { 0: found, index } of paragraph.matchAll(IN_TEXT)) {
      const term = LINKED.find((one) => one.term.toLowerCase() === found.toLowerCase())
      if (!term || seen.has(term.term)) continue
      seen.add(term.term)
      return (
        <>
          {paragraph.slice(0, index)}
          <a href={`${GLOSSARY_PATH}#${anchorOf(term)}`}>{found}</a>
          {paragraph.slice(index + found.length)}
        </>
      )
    }
    return paragraph
  }
}
