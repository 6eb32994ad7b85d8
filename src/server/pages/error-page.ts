import { agency } from '../../http/agency.ts'
import { escapeHtml } from '../../http/escape.ts'
import { phoneLink } from '../../http/phone-link.ts'
import { plainPage } from '../../http/plain-page.ts'

/** The page for an internal error. */
export function errorPage(): Response {
  const phone = escapeHtml(agency().phone)
  const email = escapeHtml(agency().email)
  return plainPage(500, {
    title: 'Something went wrong',
    heading: 'This page could not be shown',
    body: `<p>The problem is on our side, and it has been logged. Try again in a minute. If it cannot wait, call
<a href="${escapeHtml(phoneLink(agency().phone))}">${phone}</a> or write to
<a href="mailto:${email}">${email}</a>.</p>
<p><a href="/">Back to the home page</a></p>`,
  })
}
