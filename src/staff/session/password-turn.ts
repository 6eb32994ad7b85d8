import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Db } from '../../../db/open.ts'
import { countAccountTry, uncountAccountTry } from '../../../db/staff/sign-in-tries.ts'
import { normalEmail } from '../../../db/staff/staff.ts'
import { cookieLine, readCookie } from '../../http/cookies.ts'
import { authSecret } from '../../settings/auth-secret.ts'
import { config } from '../../settings/config.ts'

/** Checking a password takes a processor for a tenth of a second: so many wait for one at most. */
const MOST_WAITING = 20
/** Tries at an account under attack wait so long for each other, and so many at most. */
const PAUSE_MS = 3_000
const MOST_SLOWED = 5

const known = pLimit(1)
const strangers = pLimit(1)
/** By the account's address, which may be spelled in many ways. */
const slowed = new Map<string, ReturnType<typeof pLimit>>()

/** When to try again after too many were waiting. */
export const BUSY_S = 30

/**
 * Asks the sign-in library whether a password is right, in turn; one that is right does not count.
 * @returns Its answer, or undefined when too many are waiting.
 */
export async function checkInTurn(
  db: Db,
  headers: Headers,
  email: string,
  ask: () => Promise<Response>,
): Promise<Response | undefined> {
  const answer = await inTurn(db, headers, email, ask)
  if (answer?.ok && !isKnownBrowser(headers, email)) await uncountAccountTry(db, email)
  return answer
}

/**
 * Lets a try to sign in with a password have its turn. Browsers in which the account has signed in
 * before wait for each other alone. All others queue; after many failures at one account, wherever
 * they come from, their tries at it come one by one with a pause.
 * @param pauseMs Only for tests.
 * @returns What `check` does, or undefined when too many are waiting.
 */
export async function inTurn<T>(
  db: Db,
  headers: Headers,
  email: string,
  check: () => Promise<T>,
  pauseMs = PAUSE_MS,
): Promise<T | undefined> {
  if (isKnownBrowser(headers, email)) return known(check)
  const isAttacked = await countAccountTry(db, email)
  if (!isAttacked) return queued(strangers, MOST_WAITING, check)
  const account = normalEmail(email)
  const turn = slowed.get(account) ?? pLimit(1)
  slowed.set(account, turn)
  try {
    return await queued(turn, MOST_SLOWED, async () => {
      await sleep(pauseMs)
      return queued(strangers, MOST_WAITING, check)
    })
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) slowed.delete(account)
  }
}

async function queued<T>(
  queue: ReturnType<typeof pLimit>,
  most: number,
  check: () => Promise<T>,
): Promise<T | undefined> {
  return queue.pendingCount >= most ? undefined : queue(check)
}

const NAME = 'known-browser'
const DAYS = 180
const DAY_S = 24 * 3600

/**
 * A Set-Cookie line that marks a browser as one in which an account has signed in. It signs nobody in:
 * it only keeps guesses at the account that come from elsewhere from slowing this browser.
 */
export function knownBrowserCookie(email: string): string {
  const until = Math.floor(Date.now() / 1000) + DAYS * DAY_S
  return cookieLine(NAME, `${until}.${signature(email, until)}`, DAYS * DAY_S)
}

/** Whether an account has signed in with this browser before. */
export function isKnownBrowser(headers: Headers, email: string): boolean {
  const [until = '', given = ''] = readCookie(headers, NAME)?.split('.') ?? []
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return false
  const expected = Buffer.from(signature(email, Number(until)))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function signature(email: string, until: number): string {
  const text = `${NAME} ${until} ${normalEmail(email)}`
  return createHmac('sha256', authSecret(config())).update(text).digest('base64url')
}
