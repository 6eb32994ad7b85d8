/** The staff page with the newsletter's list. */
export const STAFF_LIST = '/admin/newsletter'

/** The part of the list that is requested. */
export interface SubscriberQuery {
  /** Only addresses with this prefix; empty for all. */
  beginning: string
  page: number
}

const MAX_BEGINNING = 254

/** Parses the query; an invalid page means the first one. */
export function parseSubscriberQuery(query: URLSearchParams): SubscriberQuery {
  const page = query.get('page') ?? ''
  const beginning = (query.get('beginning') ?? '').toWellFormed().replaceAll('\0', '').trim()
  return {
    beginning: beginning.slice(0, MAX_BEGINNING),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a page of the list. */
export function subscriberListHref({ beginning, page }: SubscriberQuery): string {
  const query = new URLSearchParams()
  if (beginning) query.set('beginning', beginning)
  if (page > 1) query.set('page', `${page}`)
  return query.size > 0 ? `${STAFF_LIST}?${query}` : STAFF_LIST
}
