import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { analyticsSources } from '../settings/analytics.ts'
import { config } from '../settings/config.ts'
import { PROVIDER_ASSETS, PROVIDER_PAGES } from '../settings/scheduling.ts'

const YEAR_S = 31_536_000

/** Headers of whatever a page may load. */
const partHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isHttps() && { 'strict-transport-security': `max-age=${YEAR_S}` }),
}

/** Headers of every response but files; a page adds its Content-Security-Policy. */
export const plainHeaders: Record<string, string> = {
  ...partHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** Other sites may show the public pictures, and feed readers must. */
export const PICTURE_POLICY = 'cross-origin'

/** Headers of every public file. What only documents obey would be a tenth of a small script. */
export const fileHeaders: Record<string, string> = {
  ...partHeaders,
  'cross-origin-resource-policy': PICTURE_POLICY,
}

/** The policy of what is no page: opened by itself, it loads and runs nothing, and nobody frames it. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/**
 * Adds them to every response of the routes below; pages have a policy of their own, and a route for
 * pictures may have.
 */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('content-security-policy'))
    c.res.headers.set('content-security-policy', NO_PAGE)
  const ofPicture = c.res.headers.get('cross-origin-resource-policy')
  for (const [name, value] of Object.entries(plainHeaders)) c.res.headers.set(name, value)
  if (ofPicture) c.res.headers.set('cross-origin-resource-policy', ofPicture)
}

// React's development build uses eval to name what it renders.
const DEVELOPMENT = import.meta.env?.DEV ? ["'unsafe-eval'"] : []

/** Hashes of inline scripts and styles, as Content-Security-Policy sources. */
interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/**
 * The policy of one page: only hashed inline code runs, and nothing external loads except the
 * scheduling and analytics providers, if configured.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const { assets, frames } = schedulingProvider()
  const analytics = analyticsSources()
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, speculationHash, ...DEVELOPMENT, ...assets, ...analytics.scripts].join(' ')}`,
    `style-src ${["'self'", ...styles, ...assets].join(' ')}`,
    `img-src ${["'self' blob: data:", ...assets, ...analytics.reports].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "font-src 'self'",
    `connect-src ${["'self'", ...analytics.reports].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The allowed sources of the scheduling provider; none without a provider. */
function schedulingProvider(): { assets: string[]; frames: string[] } {
  const { calendlyUrl } = config()
  if (!calendlyUrl) return { assets: [], frames: [] }
  const frames = new Set([new URL(calendlyUrl).origin, PROVIDER_PAGES])
  return { assets: [PROVIDER_ASSETS], frames: [...frames] }
}

function isHttps(): boolean {
  return config().siteUrl.startsWith('https:')
}

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
const speculationHash = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`
