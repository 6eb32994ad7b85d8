import type { PostTopic } from '../../db/writing/post-topics.ts'

/** The town that the posts are read for. */
export interface ReadingTown {
  slug: string
  name: string
}

/** The address of a list of posts, and its town. */
export interface ListAddress {
  topic: PostTopic
  town?: ReadingTown | undefined
  page?: number | undefined
}

/** The address of a post, with the town. */
export function postHref({ slug }: { slug: string }, town?: ReadingTown | undefined): string {
  return `/blog/${encodeURIComponent(slug)}${townQuery(town)}`
}

/** The slug in the last part of a post's address, which the router passes undecoded. */
export function slugIn(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a page of a list. The list of all posts has its own address for a town. */
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
 * The page number in an address.
 * @returns Undefined when it is not a valid page number: that address does not exist.
 */
export function parsePageNumber(query: string | undefined): number | undefined {
  const page = new URLSearchParams(query).get('page')
  if (page === null) return 1
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined
}

/** A category's name as part of an address. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
