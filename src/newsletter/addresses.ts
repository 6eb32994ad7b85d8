/**
 * The page with the newsletter's form. Every such form posts to it: a rejected post is answered
 * with this page, and React hydrates it under its own address.
 */
export const NEWSLETTER = '/newsletter'
/** The page that says that a message has been sent. */
export const SUBSCRIBED = '/newsletter/subscribed'

const TOKEN = /^[\w-]{32}$/

/** The token in a query, if it is well-formed. */
export function tokenIn(query: URLSearchParams): string | undefined {
  const token = query.get('token') ?? ''
  return TOKEN.test(token) ? token : undefined
}
