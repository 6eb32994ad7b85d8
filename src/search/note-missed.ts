import { recordMissedSearch } from '../../db/ops/missed-searches.ts'
import { isBot } from '../http/is-bot.ts'
import { log } from '../http/log.ts'
import { requestHeaders } from '../http/request.ts'
import { services } from '../http/services.ts'

/** A few words: no addresses, no numbers. */
const PLAIN_WORDS = /^\p{L}[\p{L}' -]{1,38}\p{L}$/u
const MOST_WORDS = 4
/** Programs that ask for anything write no more than this. */
const EVERY_MS = 1000

let next = 0

/**
 * Counts what a visitor searched for in vain, for the dashboard: nothing that could be an address or a number, and no
 * more than one a second.
 */
export function noteMissed(asked: string): void {
  const words = asked.toLowerCase().replace(/\s+/g, ' ')
  const now = Date.now()
  if (now < next || !PLAIN_WORDS.test(words) || words.split(' ').length > MOST_WORDS) return
  if (isBot(requestHeaders())) return
  next = now + EVERY_MS
  recordMissedSearch(services().db, words).catch((err) =>
    log.warn({ err }, 'a search was not counted'),
  )
}
