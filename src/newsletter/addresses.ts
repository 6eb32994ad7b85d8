/** The page that shows the newsletter's form by itself. */
export const NEWSLETTER = '/newsletter'
/** Says that a message is on its way. */
export const SUBSCRIBED = '/newsletter/subscribed'
/** Where the form is posted to. */
export const SUBSCRIBE = '/api/newsletter/subscribe'

const TOKEN = /^[\w-]{32}$/

/** The token of an address, when it has one of the right shape. */
export function tokenIn(query: URLSearchParams): string | undefined {
  const token = query.get('token') ?? ''
  return TOKEN.test(token) ? token : undefined
}
