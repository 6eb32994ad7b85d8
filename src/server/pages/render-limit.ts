import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Histogram } from 'prom-client'
import { agency } from '../../http/agency.ts'
import { visitorAddress } from '../../http/client-address.ts'
import { escapeHtml } from '../../http/escape.ts'
import { phoneLink } from '../../http/phone-link.ts'
import { plainPage } from '../../http/plain-page.ts'

/** Renders that are worked on at once: one that waits for the database lets another one go on. */
const AT_ONCE = 4
/** Renders of one network address, and of all, that may wait; a render takes some milliseconds. */
const PER_ADDRESS = 16
const IN_ALL = 128
const RETRY_AFTER_S = 2
/** Turns of the event loop between two renders. Each of them accepts one connection: a visitor's may stand behind many. */
const TURNS = 32
/** Whoever is refused and asks again at once does so once a second on each connection, and not a thousand times. */
const HOLD_MS = 1000

/** How long renders take, from their begin to their end. */
export const renderTimes = new Histogram({
  name: 'site_render_seconds',
  help: 'How long pages took to render.',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
})

/** Too many pages wait to be rendered. */
class BusyError extends Error {}

const limit = pLimit(AT_ONCE)
const waiting = new Map<string, number>()

/** How many renders wait. */
export function rendersWaiting(): number {
  return limit.pendingCount
}

/**
 * Runs a render in its turn, so that one client with many requests leaves room for the others.
 * @param mayRefuse False for what must be answered however many wait.
 * @throws BusyError, for `unlessBusy`.
 */
export async function inTurn<T>(render: () => Promise<T>, mayRefuse = true): Promise<T> {
  const address = visitorAddress()
  const ofAddress = waiting.get(address) ?? 0
  if (mayRefuse && (ofAddress >= PER_ADDRESS || limit.pendingCount >= IN_ALL)) throw new BusyError()
  waiting.set(address, ofAddress + 1)
  try {
    return await limit(async () => {
      // What has arrived meanwhile, cached pages above all, is answered before the next render.
      for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => setImmediate(done))
      const end = renderTimes.startTimer()
      try {
        return await render()
      } finally {
        end()
      }
    })
  } finally {
    const left = (waiting.get(address) ?? 1) - 1
    if (left > 0) waiting.set(address, left)
    else waiting.delete(address)
  }
}

/** Answers, or, when too many pages wait to be rendered, says when to come again. */
export async function unlessBusy(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    await sleep(HOLD_MS)
    return busyPage()
  }
}

function busyPage(): Response {
  const phone = escapeHtml(agency().phone)
  const page = plainPage(503, {
    title: 'Busy just now',
    heading: 'The site is very busy',
    body: `<p>More people are using the site than it can serve at once. Try again in
${RETRY_AFTER_S} seconds: nothing that you sent is lost. If it cannot wait, call
<a href="${escapeHtml(phoneLink(agency().phone))}">${phone}</a>.</p>
<p><a href="/">Go to the home page</a></p>`,
  })
  page.headers.set('retry-after', `${RETRY_AFTER_S}`)
  return page
}
