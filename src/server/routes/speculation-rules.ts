import { Hono } from 'hono'
import { SPECULATION_PATH } from '../../settings/speculation-path.ts'

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
  prefetch: [
    { where: { and: [...pages, { href_matches: WITH_DRAFTS }] }, eagerness: 'moderate' },
  ],
}

/** The rules that the page script asks for; none for visitors who asked to save data. */
export const speculationRules = new Hono()

speculationRules.get(SPECULATION_PATH, (c) => {
  const rules = /^on$/i.test(c.req.header('save-data') ?? '') ? {} : RULES
  return c.body(JSON.stringify(rules), 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=3600',
    vary: 'save-data',
  })
})
