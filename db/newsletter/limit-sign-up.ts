import type { Transaction } from 'kysely'
import { count, HOUR_MS, type RateLimitClient } from '../limits/rate-limit.ts'
import type { Database } from '../schema/index.ts'

/** So many addresses were entered that this one is not stored. */
export class TooManySignUps extends Error {}

/** Times the limit of requests: beyond that, nothing is stored. */
const STORED = 5

/**
 * Counts a sign-up for the newsletter.
 * @returns Whom to ask `takeMailQuota` about: after as many sign-ups as one address may send requests,
 * nobody is mailed before staff have looked.
 * @throws TooManySignUps
 */
export async function limitSignUp(
  tx: Transaction<Database>,
  client: RateLimitClient,
): Promise<Pick<RateLimitClient, 'keyOf' | 'limits'>> {
  const { keyOf, address, limits } = client
  const { perSender, inAll } = limits.requests
  const [fromAddress, together] = await count(tx, [
    { key: keyOf('signed-up', address), windowMs: HOUR_MS },
    { key: 'sign-ups', windowMs: HOUR_MS },
  ])
  const byAddress = fromAddress?.count ?? 0
  if (byAddress > STORED * perSender || (together?.count ?? 0) > STORED * inAll) {
    throw new TooManySignUps()
  }
  return {
    keyOf,
    limits: byAddress > perSender ? { ...limits, mails: { ...limits.mails, inAll: 0 } } : limits,
  }
}
