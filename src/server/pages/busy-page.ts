import { setTimeout as sleep } from 'node:timers/promises'
import { agency } from '../../http/agency.ts'
import { escapeHtml } from '../../http/escape.ts'
import { phoneLink } from '../../http/phone-link.ts'
import { plainPage } from '../../http/plain-page.ts'
import { BusyError } from './render-queue.ts'

/** Whoever asks again at once does so once a second on each connection, and not a thousand times. */
const HOLD_MS = 1000
const MAX_HELD = 1000

let held = 0

/** Answers, or, when too many pages wait to be rendered, says when to come again. */
export async function unlessBusy(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    if (held < MAX_HELD) {
      held++
      await sleep(HOLD_MS)
      held--
    }
    return busyPage(error.retryAfterSeconds)
  }
}

function busyPage(seconds: number): Response {
  const phone = escapeHtml(agency().phone)
  const page = plainPage(503, {
    title: 'Busy just now',
    heading: 'The site is very busy',
    body: `<p>More people are using the site than it can serve at once. Try again in
${seconds === 1 ? 'a second' : `${seconds} seconds`}: nothing that you sent is lost. If it cannot wait, call
<a href="${escapeHtml(phoneLink(agency().phone))}">${phone}</a>.</p>
<p><a href="/">Go to the home page</a></p>`,
  })
  page.headers.set('retry-after', `${seconds}`)
  return page
}
