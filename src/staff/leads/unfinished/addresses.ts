/** The list of unfinished requests. */
export const UNFINISHED = '/admin/leads/unfinished'

/** The page of one. */
export function unfinishedHref(id: string): string {
  return `${UNFINISHED}/${encodeURIComponent(id)}`
}

/** Where a form of that page is sent; its `id` names the request. */
export function unfinishedAction(action: 'called' | 'remove'): string {
  return `/api/staff/leads/unfinished/${action}`
}
