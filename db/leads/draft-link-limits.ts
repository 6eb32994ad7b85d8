import type { Transaction } from 'kysely'
import { mailboxOf } from '../mail/deliveries.ts'
import { countMessage } from '../mail/mail-counts.ts'
import type { Database } from '../schema/index.ts'
import { normalizeEmail } from './submissions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How many links a day are mailed for one draft, and to one mailbox. */
export const LINKS_A_DAY = 3
/** How many links an hour the whole site mails: a stranger chooses where each one goes. */
const LINKS_AN_HOUR = 60
/** How many codes are mailed for one link in an hour, and in all. */
export const CODES_AN_HOUR = 3
const CODES_IN_ALL = 20
/** How many minutes a code works, from the moment at which its mail is written. */
export const CODE_MINUTES = 10
/** How often a code may be typed in; then a new one is needed. */
export const MAX_CODE_TRIES = 5
/** As long as any link works. */
const IN_ALL_MS = 31 * DAY_MS

/** `draft` and `mailbox`: tomorrow again; `site`: in an hour. */
export type LinkLimit = 'draft' | 'mailbox' | 'site'

/**
 * Counts a link that is about to be mailed. Every limit on mail to an address that a stranger may have
 * typed stands here. A draft and its links can be deleted; the counts stay.
 * @returns The limit that it exceeds, or undefined if it may be mailed.
 */
export async function countLink(
  tx: Transaction<Database>,
  draftId: string,
  email: string,
): Promise<LinkLimit | undefined> {
  const mailbox = mailboxOf(normalizeEmail(email))
  if (!(await countMessage(tx, `links of ${draftId}`, LINKS_A_DAY, DAY_MS))) return 'draft'
  if (!(await countMessage(tx, `links to ${mailbox}`, LINKS_A_DAY, DAY_MS))) return 'mailbox'
  return (await countMessage(tx, 'links', LINKS_AN_HOUR, HOUR_MS)) ? undefined : 'site'
}

/** Counts a code that is about to be mailed, likewise. */
export async function countCode(
  tx: Transaction<Database>,
  linkId: string,
): Promise<'hour' | 'link' | undefined> {
  if (!(await countMessage(tx, `codes of ${linkId}`, CODES_AN_HOUR, HOUR_MS))) return 'hour'
  const inAll = await countMessage(tx, `all codes of ${linkId}`, CODES_IN_ALL, IN_ALL_MS)
  return inAll ? undefined : 'link'
}
