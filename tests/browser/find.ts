import { type Candidate, candidates } from './candidates.ts'
import type { Browser } from './options.ts'
import { whyUnusable } from './trial.ts'

/** Passes the browser that was found to the other processes of a run. */
const FOUND = 'E2E_BROWSER'

export class NoBrowser extends Error {
  override name = 'NoBrowser'
}

/**
 * The first browser that can show a page. It is searched for once per run, and printed.
 * @throws NoBrowser with what was tried and why it could not be used.
 */
export async function findBrowser(): Promise<Browser> {
  const found = process.env[FOUND]
  if (found) return JSON.parse(found)
  const browser = await search()
  process.env[FOUND] = JSON.stringify(browser)
  console.log(`Browser: ${browser.source}`)
  return browser
}

/** For commands that read the tests and run none, such as `playwright test --list`. */
export const notNeeded = { [FOUND]: JSON.stringify({ source: 'none' } satisfies Browser) }

async function search(): Promise<Browser> {
  const refused: string[] = []
  for (const candidate of candidates()) {
    const tried = await tryOut(candidate)
    if (typeof tried !== 'string') return tried
    const reason = `${candidate.source}: ${tried}`
    if (candidate.required) throw new Error(`The tests cannot use ${reason}`)
    refused.push(reason)
  }
  throw new NoBrowser(`no browser can be used:\n  ${refused.join('\n  ')}`)
}

/** The browser, or the reason why it cannot be used. */
async function tryOut({ source, provide }: Candidate): Promise<Browser | string> {
  try {
    const browser = { source, ...(await provide()) }
    return (await whyUnusable(browser)) ?? browser
  } catch (error) {
    return (error as Error).message.replace(/\n.*/s, '')
  }
}
