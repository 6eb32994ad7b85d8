import Fuse from 'fuse.js'
import type { MenuLink } from './menu-links.ts'
import { namedPages } from './named-pages.ts'

const MOST_CHARACTERS = 60
/** Programs that look for weak spots ask for these. */
const OF_PROGRAMS = /\.(?!html?$)\w+$/i

const index = new Fuse(
  namedPages.map((page) => ({ ...page, words: wordsOf(page.href) })),
  {
    keys: [{ name: 'label', weight: 2 }, 'words'],
    threshold: 0.4,
    ignoreLocation: true,
    minMatchCharLength: 2,
  },
)

/**
 * The page that somebody probably meant; undefined when no page has such a name.
 * @param asked What they typed, or the address that no page answers.
 */
export function nearestPage(asked: string): MenuLink | undefined {
  const words = wordsOf(asked)
  if (words.length < 2 || OF_PROGRAMS.test(asked)) return undefined
  // `pontoon boat` is no page's name, but `pontoon` is.
  const tries = [words, ...words.split(' ').filter(({ length }) => length > 3)]
  for (const text of tries) {
    const [best] = index.search(text, { limit: 1 })
    if (best) return best.item
  }
  return undefined
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
