import { createHash } from 'node:crypto'

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
]
/** They show what a visitor has typed so far, which may change until they are opened. */
const WITH_DRAFTS = ['/quote', '/contact', '/appointments', '/about']

const pages = [
  { href_matches: '/*' },
  { not: { href_matches: NEVER } },
  { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
]

/**
 * What the browser may do when the pointer rests on a link, or a finger touches it. The browser
 * limits how many pages it makes at once, and makes none to save power or memory.
 */
const RULES = {
  prerender: [
    { where: { and: [...pages, { not: { href_matches: WITH_DRAFTS } }] }, eagerness: 'moderate' },
  ],
  prefetch: [{ where: { and: [...pages, { href_matches: WITH_DRAFTS }] }, eagerness: 'moderate' }],
}

/** The rules as the page script puts them into a page. */
export const speculationRules = JSON.stringify(RULES)

/** Their hash, as a Content-Security-Policy source: Chromium wants one for rules, too. */
export const speculationHash = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`
