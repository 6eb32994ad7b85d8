import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  type Count,
  type Counted,
  count,
  LASTING,
  LONGEST_LASTING_MS,
  takeBack,
} from '../limits/count.ts'
import { countTogether } from '../limits/count-together.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { HOUR_MS, type Stranger } from '../limits/stranger.ts'
import type { Database } from '../schema/index.ts'
import { normalizeEmail } from './submissions.ts'

const DAY_MS = 24 * HOUR_MS

/** How many links a day are mailed for one draft, and to one mailbox. */
export const LINKS_A_DAY = 3
/** How many codes are mailed for one link in an hour, and in all. */
export const CODES_AN_HOUR = 3
const CODES_IN_ALL = 20
/** How many minutes a code works, from the moment at which its mail is written. */
export const CODE_MINUTES = 10
/** How often a code may be typed in; then a new one is needed. */
export const MAX_CODE_TRIES = 5
/** Longer than any link works. */
const IN_ALL_MS = LONGEST_LASTING_MS

/** `draft` and `mailbox`: tomorrow again; `address`, the network address, and `site`: in an hour. */
export type LinkLimit = 'draft' | 'mailbox' | 'address' | 'site'

/**
 * Counts a link that is about to be mailed. Every limit on mail to an address that a stranger may have
 * typed stands here. A draft and its links can be deleted; the counts stay.
 * @param stranger Who asks. The site's allowance of mail to strangers is one for all: confirmations use it up too,
 * so nobody uses up more of it than they may send forms.
 * @returns The limit that it exceeds, or undefined if it may be mailed.
 */
export async function countLink(
  tx: Transaction<Database>,
  draftId: string,
  email: string,
  stranger: Stranger,
): Promise<LinkLimit | undefined> {
  const mailbox = mailboxOf(normalizeEmail(email))
  const ofDraft = await countHashed(tx, `links of ${draftId}`, DAY_MS)
  if (ofDraft.count > LINKS_A_DAY) return 'draft'
  const toMailbox = await countHashed(tx, `links to ${mailbox}`, DAY_MS)
  if (toMailbox.count > LINKS_A_DAY) return 'mailbox'
  const limit = await countOfHour(tx, stranger)
  // Nothing is mailed: whoever tries again in an hour has the links of the day left.
  for (const day of limit ? [ofDraft, toMailbox] : []) await takeBack(tx, day.event, day)
  return limit
}

async function countOfHour(
  tx: Transaction<Database>,
  { keyOf, address, limits }: Stranger,
): Promise<LinkLimit | undefined> {
  const [fromAddress] = await count(tx, [{ key: keyOf('links', address), windowMs: HOUR_MS }])
  if ((fromAddress?.count ?? 0) > limits.requests.perSender) return 'address'
  return (await countTogether(tx, 'mails', HOUR_MS)) > limits.mails.inAll ? 'site' : undefined
}

/** Counts a code that is about to be mailed, likewise. */
export async function countCode(
  tx: Transaction<Database>,
  linkId: string,
): Promise<'hour' | 'link' | undefined> {
  if (!(await isAmong(tx, `codes of ${linkId}`, CODES_AN_HOUR, HOUR_MS))) return 'hour'
  const inAll = await isAmong(tx, `all codes of ${linkId}`, CODES_IN_ALL, IN_ALL_MS)
  return inAll ? undefined : 'link'
}

/** Counts what it names; whether it is among the first `most`. */
async function isAmong(tx: Transaction<Database>, what: string, most: number, windowMs: number) {
  return (await countHashed(tx, what, windowMs)).count <= most
}

/** Counts what it names, as a hash, since that can contain an address. */
async function countHashed(
  tx: Transaction<Database>,
  what: string,
  windowMs: number,
): Promise<Count & { event: Counted }> {
  const hash = createHash('sha256').update(what).digest('hex')
  const key = windowMs === IN_ALL_MS ? `${LASTING}${hash}` : hash
  const event = { key, windowMs }
  const [counted] = await count(tx, [event])
  if (!counted) throw new Error('Nothing was counted')
  return { ...counted, event }
}
