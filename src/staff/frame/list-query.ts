import { ADMIN_VIEWS, type AdminPlace, type AdminView } from '../../../db/writing/post-admin.ts'

const MAX_SEARCH_CHARACTERS = 100

/** The list of posts that an address asks for, and the part of it. */
export interface ListQuery {
  view: AdminView
  search: string
  after?: AdminPlace | undefined
  before?: AdminPlace | undefined
}

/** Parses the query of /admin/posts; invalid parameters are ignored. */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const view = ADMIN_VIEWS.find((name) => name === query.get('view')) ?? 'all'
  const search = (query.get('search') ?? '').replaceAll('\0', '').trim()
  const [after, before] = [placeFrom(query.get('after')), placeFrom(query.get('before'))]
  return {
    view,
    search: search.slice(0, MAX_SEARCH_CHARACTERS),
    ...(after ? { after } : before && { before }),
  }
}

/** The address of a list, or of the part after or before a place in it. */
export function listHref({ view, search, after, before }: Partial<ListQuery>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  else if (view && view !== 'all') query.set('view', view)
  if (after) query.set('after', JSON.stringify(after))
  if (before) query.set('before', JSON.stringify(before))
  return query.size > 0 ? `/admin/posts?${query}` : '/admin/posts'
}

/** A place in a list as `JSON.stringify` writes it into an address; undefined for anything else. */
export function placeFrom(text: string | null): AdminPlace | undefined {
  try {
    const place: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(place) || place.length !== 2) return undefined
    const [key, slug] = place
    if (typeof key !== 'string' || typeof slug !== 'string') return undefined
    // Postgres accepts neither NUL nor lone surrogates.
    return /\0/.test(key + slug) ? undefined : [key.toWellFormed(), slug.toWellFormed()]
  } catch {
    return undefined
  }
}
