import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { agency } from '../../http/agency.ts'
import { escapeHtml } from '../../http/escape.ts'
import { log } from '../../http/log.ts'
import { phoneLink } from '../../http/phone-link.ts'
import { plainPage } from '../../http/plain-page.ts'

/** Answers a request that failed, and says so in the log unless it is the client's own doing. */
export function answerError(err: Error, c: Context): Response {
  const { path } = c.req
  if (isCutOff(c.env?.incoming)) {
    log.info({ path }, 'a request was cut off')
    return c.text('The request did not arrive in full.', 408)
  }
  log.error({ err, path }, 'a request failed')
  if (!path.startsWith('/api/')) return errorPage()
  return c.json({ error: { message: 'Something went wrong.' } }, 500)
}

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

/**
 * Whether the connection ended before the whole body had come: nobody reads the answer, which is only counted.
 * @param request Something else when no server received it, as in tests.
 */
function isCutOff(request: unknown): boolean {
  return request instanceof IncomingMessage && request.destroyed && !request.complete
}
