import { quoteForm } from '../form.ts'

/** The page on which a visitor asks for a link to continue elsewhere. */
export const LINK_PATH = `${quoteForm.path}/link`
/** The same page, once the link is promised. */
export const LINK_SENT = `${LINK_PATH}?sent`

/** The field with the id of the request in this browser that a visitor closes by opening another. */
export const CLOSES = 'closes'

const TOKEN = /^[\w-]{43}$/

/** The token in the address of a link, if it is well-formed. */
export function linkTokenIn(query: URLSearchParams): string | undefined {
  const token = query.get('token') ?? ''
  return TOKEN.test(token) ? token : undefined
}
