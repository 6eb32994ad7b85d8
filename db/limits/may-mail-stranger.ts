import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'
import { count } from './count.ts'
import { countTogether } from './count-together.ts'
import { mailboxOf } from './mailbox.ts'
import { HOUR_MS, type Stranger } from './stranger.ts'

/**
 * Whether a message that a visitor asked for may go to an address that they typed; every such message
 * asks here, whatever it is about. Call it late in its transaction: it locks the mailbox's count.
 * - `send`: it may leave at once.
 * - `wait`: the site's allowance for the hour (MAIL_LIMIT) is used up. Store the message with
 *   `deliveries.waits_since` and without a job; staff release or discard it on the dashboard.
 * - `not`: the mailbox got its share, or it waits, in the last hour. Send none; the page
 *   that the visitor sees must not say whether one was sent.
 */
export async function mayMailStranger(
  tx: Transaction<Database>,
  email: string,
  { keyOf, limits }: Pick<Stranger, 'keyOf' | 'limits'>,
): Promise<'send' | 'wait' | 'not'> {
  const mailbox = { key: keyOf('mail', mailboxOf(email)), windowMs: HOUR_MS }
  const [toMailbox] = await count(tx, [mailbox])
  if ((toMailbox?.count ?? 0) > limits.mails.perMailbox) return 'not'
  // What waits anyway uses up nothing.
  if (limits.mails.inAll === 0) return 'wait'
  const fromSite = await countTogether(tx, 'mails', HOUR_MS)
  return fromSite > limits.mails.inAll ? 'wait' : 'send'
}
