import { createHmac } from 'node:crypto'
import type { RateLimitClient } from '../../db/limits/rate-limit.ts'
import { authSecret } from '../settings/auth-secret.ts'
import { config } from '../settings/config.ts'
import { agency } from './agency.ts'
import { visitorAddress } from './client-address.ts'
import { escapeHtml } from './escape.ts'
import { phoneLink } from './phone-link.ts'
import { plainPage } from './plain-page.ts'

const KEY_LENGTH = 22

/** Who sent the request being answered, and what strangers may do. */
export function rateLimitClient(): RateLimitClient {
  const { requests, mails } = config().limits
  return { keyOf, address: visitorAddress(), limits: { requests, mails } }
}

/** Half of a SHA-256: nobody finds another value with the same key. */
function keyOf(kind: string, value: string): string {
  const hash = createHmac('sha256', secret()).update(`limits ${kind} ${value}`).digest('base64url')
  return `${kind} ${hash.slice(0, KEY_LENGTH)}`
}

let known: string | undefined

function secret(): string {
  known ??= authSecret(config())
  return known
}

const TRY_AGAIN_MINUTES = 10

/** The page that answers a form which met a limit: the form's own, as it was typed, which says `tooManyText`. */
export const TOO_MANY = { status: 429, retryAfterS: TRY_AGAIN_MINUTES * 60 } as const

/** What a visitor is told when a request cannot be stored, as a sentence. */
export function tooManyText(): string {
  return `We cannot accept this right now, because the site is receiving too many requests. Please try again in ${TRY_AGAIN_MINUTES} minutes, or call us at ${agency().phone}. What you typed is still here.`
}

/**
 * Answers a form that cannot be read: it is longer than anything that a person types, or did not arrive in full.
 * @param status 413 for the former.
 */
export function unreadableFormPage(status: number): Response {
  const { phone } = agency()
  const [heading, what] =
    status === 413
      ? ['That is too long', 'It is more than this form can take, so nothing was sent.']
      : ['The form did not arrive in full', 'So nothing was sent.']
  return plainPage(status, {
    title: heading,
    heading,
    body: `<p>${what} Go back in your browser: what you typed is still there. Then send it again${status === 413 ? ', with less' : ''}.</p>
<p><a href="${escapeHtml(phoneLink(phone))}">Call ${escapeHtml(phone)}</a></p>`,
  })
}
