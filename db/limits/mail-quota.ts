import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'
import {
  type Count,
  type Counted,
  count,
  HOUR_MS,
  type RateLimitClient,
  takeBack,
} from './rate-limit.ts'

/** Whether a message may leave. */
export type Mail = 'send' | 'wait' | 'not'

/** What the whole site mails to strangers. */
const SITE_MAILS = { key: 'mails', windowMs: HOUR_MS }

/**
 * Whether a message that a visitor asked for may go to an address that they typed; every such message
 * asks here, whatever it is about. Call it last in its transaction, but for what it decides: until the commit, all
 * others who want to count the same rows wait.
 * - `send`: it may leave at once.
 * - `wait`: the site's allowance for the hour (MAIL_LIMIT) is used up. Store the message with
 *   `deliveries.waits_since` and without a job; staff release or discard it on the dashboard.
 * - `not`: the mailbox got its share, or it waits, in the last hour. Send none; the page
 *   that the visitor sees must not say whether one was sent.
 * @param others What else is counted, in the same statement and before.
 * @returns `used`: what the message counts, to be taken back if there will be none.
 */
export async function takeMailQuota(
  tx: Transaction<Database>,
  email: string,
  { keyOf, limits }: Pick<RateLimitClient, 'keyOf' | 'limits'>,
  others: readonly Counted[] = [],
): Promise<{ mail: Mail; used: Count[]; others: Count[] }> {
  const mailbox = { key: keyOf('mail', mailboxOf(email)), windowMs: HOUR_MS }
  // What waits anyway uses up nothing.
  const all = limits.mails.inAll > 0 ? [SITE_MAILS] : []
  const counts = await count(tx, [...others, mailbox, ...all])
  const used = counts.splice(others.length)
  const isOver = (used[0]?.count ?? 0) > limits.mails.perMailbox
  if (isOver) await takeBack(tx, used.splice(1))
  const isWithin = used.slice(1).some((mails) => mails.count <= limits.mails.inAll)
  return { mail: isOver ? 'not' : isWithin ? 'send' : 'wait', used, others: counts }
}

/** Names that Google has for one mailbox, in which dots say nothing. */
const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox of an address: lower case, without the label after a plus sign, and at Gmail without
 * dots. What it returns is for comparing and counting, not for sending.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at).replace(/\+.*$/, '')
  const host = address.slice(at + 1)
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
