import Fuse from 'fuse.js'
import type { Db } from '../../db/open.ts'
import { currentRevision } from '../http/site-revision.ts'
import { type SearchEntry, searchEntries } from './entries.ts'

const MOST_CHARACTERS = 120
/** Each costs some milliseconds. */
const MOST_WORDS = 6
const LONGEST_WORD = 20
const MOST_FOUND = 12
const MOST_WHILE_TYPING = 5
/** From 0, the same letters, to 1, anything: a slip in a word is forgiven, another word is not. */
const THRESHOLD = 0.25

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a about an and any are as at be by can cover covered coverage ct connecticut do does for from have how i if in insurance insure insured is it me my need of on or policy that the to us we what when where which who why will with you your'.split(
    ' ',
  ),
)
/** What people call things, and what the site calls them. */
const SYNONYMS: Record<string, string> = {
  coi: 'certificate',
  pwc: 'jet ski',
  jetski: 'jet ski',
  seadoo: 'jet ski',
  waverunner: 'jet ski',
  trawler: 'cruiser',
  tinny: 'aluminum',
  price: 'cost',
  pricing: 'cost',
  rates: 'cost',
  cheap: 'cost',
  storage: 'winter',
  layup: 'lay-up winter',
  hurricanes: 'hurricane',
  docks: 'dock',
  license: 'certificate',
  towing: 'tow',
  condo: 'condominium',
  sank: 'sunk sinking',
}

let known: { revision: string; index: Fuse<SearchEntry> } | undefined

/**
 * What a visitor looks for, the best first: pages and questions of the site that have the words, or words that are
 * a slip away from them.
 * @param asked What was typed, of any length.
 * @throws When the database is unavailable.
 */
export async function find(db: Db, asked: string): Promise<SearchEntry[]> {
  const words = wordsOf(asked)
  if (words === '') return []
  return (await index(db)).search(words, { limit: MOST_FOUND }).map(({ item }) => item)
}

/** The best of them, without their texts. */
export async function findWhileTyping(db: Db, asked: string) {
  const found = await find(db, asked)
  return found.slice(0, MOST_WHILE_TYPING).map(({ href, title, of }) => ({ href, title, of }))
}

async function index(db: Db): Promise<Fuse<SearchEntry>> {
  const revision = (await currentRevision())?.value
  if (known && known.revision === revision) return known.index
  const made = new Fuse(await searchEntries(db), {
    keys: [
      { name: 'title', weight: 4 },
      { name: 'words', weight: 2 },
      { name: 'text', weight: 1 },
    ],
    useTokenSearch: true,
    threshold: THRESHOLD,
    ignoreLocation: true,
    ignoreDiacritics: true,
  })
  if (revision) known = { revision, index: made }
  return made
}

/** The words that count, in the site's own terms. */
function wordsOf(asked: string): string {
  const all = asked
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1)
  const telling = all.filter((word) => !EMPTY.has(word))
  return (telling.length > 0 ? telling : all.filter((word) => word.length > 3))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
    .flatMap((word) => [word, ...(Object.hasOwn(SYNONYMS, word) ? [SYNONYMS[word]] : [])])
    .join(' ')
}
