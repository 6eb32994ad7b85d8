import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../../http/log.ts'

/** What visitors open first. Others are made ahead once they were asked for, when the content changes. */
const FIRST_PAGES = ['/', '/quote', '/towns', '/products', '/blog', '/contact']
/** The worker starts at the same time, and whoever waits for the site comes first. */
const AFTER_START_MS = 2000

/**
 * Makes the most visited pages before anybody asks for them, one after the other.
 * @param visit Asks the site for a page.
 */
export async function makeAhead(visit: (path: string) => Promise<Response>): Promise<void> {
  await sleep(AFTER_START_MS, undefined, { ref: false })
  for (const path of FIRST_PAGES) {
    try {
      await visit(path)
    } catch (err) {
      log.warn({ err, path }, 'a page could not be made ahead')
    }
  }
}
