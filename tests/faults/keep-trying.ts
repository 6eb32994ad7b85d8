import { setTimeout as sleep } from 'node:timers/promises'

const ANSWER_WITHIN_MS = 60_000
const TRY_AGAIN_MS = 100
const GIVE_UP_AFTER_MS = 240_000

interface WholeAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * Asks as somebody does who tries again while the site is unavailable or an answer breaks off. A route of staff
 * sends back to its page with a message then (303).
 * @returns The first success that is whole.
 * @throws When the site refuses, or after four minutes.
 */
export async function keepTrying(url: string, init: RequestInit): Promise<WholeAnswer> {
  for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await sleep(TRY_AGAIN_MS)) {
    const answer = await askOnce(url, init)
    if (!answer || answer.status >= 500 || answer.status === 303) continue
    if (answer.status < 300) return answer
    throw new Error(`${url} answered ${answer.status}: ${answer.text}`)
  }
  throw new Error(`${url} never answered`)
}

async function askOnce(url: string, init: RequestInit): Promise<WholeAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch(url, { redirect: 'manual', ...init, signal })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch {
    return undefined
  }
}
