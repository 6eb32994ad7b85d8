import { config } from '../config.ts'

const YEAR_S = 31_536_000

/** Headers every answer carries; a page adds its Content-Security-Policy. */
export const plainHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(isHttps() && { 'strict-transport-security': `max-age=${YEAR_S}` }),
}

// React's development build evaluates code to name what it renders.
const DEVELOPMENT = import.meta.env?.DEV ? ["'unsafe-eval'"] : []

/** Hashes of inline scripts and styles, as Content-Security-Policy sources. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** The policy of one page: nothing inline runs but what was hashed, nothing external loads. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts, ...DEVELOPMENT].join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function isHttps(): boolean {
  return config().siteUrl.startsWith('https:')
}
