import { agency } from './agency.ts'
import { escapeHtml } from './escape.ts'
import { phoneLink } from './phone-link.ts'
import { plainPage } from './plain-page.ts'

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
