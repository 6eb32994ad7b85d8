/**
 * The page that shows the newsletter's form by itself. Every form is posted to it, too: it is then
 * the answer to what could not be taken, and React finds it under its own address.
 */
export const NEWSLETTER = '/newsletter'
/** Says that a message is on its way. */
export const SUBSCRIBED = '/newsletter/subscribed'

const TOKEN = /^[\w-]{32}$/

/** The token of an address, when it has one of the right shape. */
export function tokenIn(query: URLSearchParams): string | undefined {
  const token = query.get('token') ?? ''
  return TOKEN.test(token) ? token : undefined
}
