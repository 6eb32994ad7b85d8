import Fuse from 'fuse.js'
import { builtInProducts } from '../../db/seed/products/index.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { FindAsTyped } from './find-as-typed.tsx'
import { HOME, type MenuLink, PLAIN_SECTIONS, PRODUCTS, TOWNS, VESSELS } from './menu-links.ts'

/**
 * Every page that somebody may look for by name. The built-in ones suffice: a wrong address costs no
 * query, however many programs try.
 */
const namedPages: readonly MenuLink[] = [
  HOME,
  PRODUCTS,
  VESSELS,
  TOWNS,
  ...PLAIN_SECTIONS,
  { href: '/quote', label: 'Get a quote' },
  { href: '/appointments', label: 'Make an appointment' },
  { href: '/boating-license', label: 'Connecticut’s boating certificate' },
  { href: '/claims', label: 'File a claim: what to do first' },
  { href: '/claims/notice', label: 'Tell the agency of a loss' },
  { href: '/certificates', label: 'Certificates of insurance' },
  { href: '/policy-changes', label: 'Policy changes' },
  { href: '/questions', label: 'Questions and answers' },
  { href: '/tools', label: 'Tools for owners' },
  { href: '/compare', label: 'Policies side by side' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/newsletter', label: 'Newsletter' },
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/terms', label: 'Terms' },
  ...builtInProducts.map(({ slug, name }) => ({ href: `/products/${slug}`, label: name })),
  ...builtInVessels.map(({ slug, name }) => ({ href: `/vessels/${slug}`, label: name })),
  ...builtInTowns.map(({ slug, name }) => ({ href: `/towns/${slug}`, label: name })),
]

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

const stack = css({ display: 'grid', gap: '16', alignContent: 'start' })
const suggestion = css({ textStyle: 'lead' })

/**
 * The page whose name is nearest to an address that no page has, and a field to search the site; without
 * JavaScript too.
 * @param asked What was searched for last.
 * @param near The address of that page; null when nobody can tell.
 */
export function SearchByName({ near, asked }: { near: string | null; asked?: string }) {
  const found = namedPages.find(({ href }) => href === near)
  return (
    <div className={stack}>
      {found && (
        <p className={suggestion}>
          Did you mean <a href={found.href}>{found.label}</a>?
        </p>
      )}
      <form action="/search" aria-label="Find a page" className={stack}>
        <PlainField
          name="q"
          label="What were you looking for?"
          type="search"
          defaultValue={asked}
          maxLength={MOST_CHARACTERS}
        />
        <p>
          <Button type="submit">Search</Button>
        </p>
      </form>
      <FindAsTyped />
    </div>
  )
}
