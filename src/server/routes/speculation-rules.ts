import { Hono } from 'hono'
import { RULES_PATH } from '../pages/finished-page.ts'

/** Pages whose address holds a token or has an effect, and what is no page. */
const NEVER = [
  '/api/*',
  '/admin',
  '/admin/*',
  '/images/*',
  '/*.*',
  '/*/received',
  '/newsletter*',
  '/request*',
  '/continue*',
  '/quote/link*',
]
/** They show what a visitor has typed so far, which may change until they are opened. */
const WITH_DRAFTS = ['/quote', '/contact', '/appointments', '/about']

const links = [
  { href_matches: '/*' },
  { not: { href_matches: NEVER } },
  { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
  // Once React has loaded, a link changes the page in place, and a second one would be wasted.
  { selector_matches: 'html:not([data-navigates]) a' },
]

/**
 * What the browser may do when the pointer rests on a link, or a finger touches it. The browser
 * limits how many pages it makes at once, and makes none to save power or memory.
 */
const RULES = {
  prerender: [
    { where: { and: [...links, { not: { href_matches: WITH_DRAFTS } }] }, eagerness: 'moderate' },
  ],
  prefetch: [
    { where: { and: [...links, { href_matches: WITH_DRAFTS }] }, eagerness: 'moderate' },
  ],
}

/** The rules that pages name in a header; none for visitors who asked to save data. */
export const speculationRules = new Hono()

speculationRules.get(RULES_PATH, (c) => {
  const rules = /^on$/i.test(c.req.header('save-data') ?? '') ? {} : RULES
  return c.body(JSON.stringify(rules), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
    vary: 'save-data',
  })
})
