import type { PostTopic } from '../../db/writing/post-topics.ts'

/** The town that a visitor reads for. */
export interface ReadingTown {
  slug: string
  name: string
}

/** Where a list of posts is, and whom it is for. */
export interface ListAddress {
  topic: PostTopic
  town?: ReadingTown | undefined
  page?: number | undefined
}

/** The address of a post; the town goes along. */
export function postHref({ slug }: { slug: string }, town?: ReadingTown | undefined): string {
  return `/blog/${encodeURIComponent(slug)}${townQuery(town)}`
}

/** The slug in the last part of a post's address, which the router hands on as it was written. */
export function slugIn(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a page of a list. The list of every post has an address of its own for a town. */
export function listHref({ topic, town, page = 1 }: ListAddress): string {
  const query = new URLSearchParams()
  if (town && topic !== 'all') query.set('town', town.slug)
  if (page > 1) query.set('page', `${page}`)
  const path =
    topic !== 'all' ? `/blog/category/${topic}` : town ? `/blog/town/${town.slug}` : '/blog'
  return query.size > 0 ? `${path}?${query}` : path
}

/** `?town=…`, or nothing. */
export function townQuery(town: ReadingTown | undefined): string {
  return town ? `?town=${town.slug}` : ''
}

/**
 * The page that an address asks for.
 * @returns Undefined for what is no page: there is nothing at that address.
 */
export function parsePageNumber(query: string | undefined): number | undefined {
  const page = new URLSearchParams(query).get('page')
  if (page === null) return 1
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined
}
