import Fuse from 'fuse.js'
import type { MenuLink } from './menu-links.ts'

const MOST_SUGGESTIONS = 4
/** Programs that look for weak spots ask for these. */
const OF_PROGRAMS = /\.(?!html?$)\w+$/i
const MOST_CHARACTERS = 60

/**
 * The pages that somebody probably meant, best first.
 * @param asked What they typed, or the address that no page answers.
 * @param pages The pages with the names that they go by.
 */
export function nearestPages(asked: string, pages: readonly MenuLink[]): MenuLink[] {
  const words = wordsOf(asked)
  if (words.length < 2 || OF_PROGRAMS.test(asked)) return []
  const index = new Fuse(
    pages.map((page) => ({ ...page, words: wordsOf(page.href) })),
    {
      keys: [{ name: 'label', weight: 2 }, 'words'],
      threshold: 0.4,
      ignoreLocation: true,
      minMatchCharLength: 2,
    },
  )
  // `pontoon boat` is no page's name, but `pontoon` is.
  const tries = [words, ...words.split(' ').filter(({ length }) => length > 3)]
  const found = tries.map((text) => index.search(text, { limit: MOST_SUGGESTIONS }))
  const best = found.find(({ length }) => length > 0) ?? []
  return best.map(({ item: { href, label } }) => ({ href, label }))
}

/** `/towns/old-lime.html` is `old lime`: what the last part of an address says. */
function wordsOf(text: string): string {
  const last = text.split('/').findLast((part) => part !== '') ?? ''
  return decoded(last)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%[\dA-F]?[\dA-F]?/gi, ' ')
  }
}
