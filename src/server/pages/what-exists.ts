import { isTopic } from '../../../db/writing/post-topics.ts'
import { loadCompass } from '../../blog/compass/load.ts'
import { countPages } from '../../blog/load-post-list.ts'
import type { SiteRevision } from '../../http/site-revision.ts'
import { builtInProduct } from '../../products/built-in.ts'
import { storedProduct } from '../../products/load.ts'
import { builtInTown } from '../../towns/built-in.ts'
import { storedTown } from '../../towns/load.ts'
import { builtInVessel } from '../../vessels/built-in.ts'
import { vesselOptions } from '../../vessels/load.ts'
import type { VisitorPage } from '../ready/visitor-pages.ts'

const ONE_THING = /^\/(products|towns|vessels)\/([^/]+)$/
const LIST = /^\/blog(?:\/category\/([^/]+)|\/town\/[^/]+)?$/

/**
 * Whether the thing at an address exists: a page for one that does not is made of the words of the
 * address, and there is no end of these.
 * @throws When the database is unavailable.
 */
export async function isOfSomething({ path }: VisitorPage): Promise<boolean> {
  const [, kind, slug = ''] = ONE_THING.exec(path) ?? []
  return kind ? isThere(kind, slug) : true
}

/**
 * The address of a page with what exists in its query: pages of a list that it does not have are one, and
 * a category without posts is none.
 * @throws When the database is unavailable.
 */
export async function existingAddress(
  { path, query }: VisitorPage,
  revision: SiteRevision,
): Promise<string> {
  if (!query) return path
  const asked = new URLSearchParams(query)
  const page = asked.get('page')
  if (page !== null) {
    const topic = LIST.exec(path)?.[1] ?? 'all'
    if (isTopic(topic) && Number(page) > (await atRevision(revision, topic, countPages))) {
      asked.set('page', '0')
    }
  }
  const category = asked.get('category')
  if (category !== null) {
    const categories = await atRevision(revision, 'categories', listCategories)
    if (!categories.includes(category)) asked.delete('category')
  }
  return asked.size > 0 ? `${path}?${asked}` : path
}

async function isThere(kind: string, slug: string): Promise<boolean> {
  if (kind === 'towns') return !!(builtInTown(slug) ?? (await storedTown(slug)))
  if (kind === 'products') return !!(builtInProduct(slug) ?? (await storedProduct(slug)))
  return !!builtInVessel(slug) || (await vesselOptions()).some((vessel) => vessel.slug === slug)
}

async function listCategories(): Promise<string[]> {
  return (await loadCompass(null)).groups.map(({ slug }) => slug)
}

const known = new Map<string, Promise<unknown>>()
let knownAt: string | undefined

/** Reads something once for a revision of the site. */
function atRevision<Name extends string, T>(
  { value }: SiteRevision,
  name: Name,
  read: (name: Name) => Promise<T>,
): Promise<T> {
  if (knownAt !== value) known.clear()
  knownAt = value
  const before = known.get(name)
  if (before) return before as Promise<T>
  const reading = read(name)
  known.set(name, reading)
  reading.catch(() => known.delete(name))
  return reading
}
