import { agency } from './agency.ts'
import { escapeHtml } from './escape.ts'
import { phoneLink } from './phone-link.ts'
import { plainPage } from './plain-page.ts'

const TRY_AGAIN_MINUTES = 10

/** What a visitor is told when a request cannot be stored, as a sentence. */
export function tooManyText(): string {
  return `We cannot accept this right now, because the site is receiving too many requests. Please try again in ${TRY_AGAIN_MINUTES} minutes, or call us at ${agency().phone}.`
}

/** The 429 page, in plain words. */
export function tooManyPage(): Response {
  const { phone } = agency()
  const page = plainPage(429, {
    title: 'Please try again soon',
    heading: 'Please try again soon',
    body: `<p>${escapeHtml(tooManyText())}</p>
<p>Go back in your browser: what you typed is still there. Nothing is wrong on your side: others may be
using the same connection as you, for example the Wi-Fi of a marina.</p>
<p><a href="${escapeHtml(phoneLink(phone))}">Call ${escapeHtml(phone)}</a></p>`,
  })
  page.headers.set('retry-after', `${TRY_AGAIN_MINUTES * 60}`)
  return page
}
