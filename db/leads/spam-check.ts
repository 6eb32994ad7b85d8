import { sql, type Transaction } from 'kysely'
import { type Mail, mailboxOf, takeMailQuota } from '../limits/mail-quota.ts'
import { type Count, count, HOUR_MS, type RateLimitClient, takeBack } from '../limits/rate-limit.ts'
import type { Database } from '../schema/index.ts'
import type { StoredAnswers } from './submissions.ts'

/** Why a lead is held as suspected spam; `src/staff/leads/detail/held-lead.tsx` has the sentences. */
export type HeldReason =
  /** The field that people do not see was filled in. */
  'trap' | 'too-fast' | 'links' | 'same-text' | 'address' | 'mailbox' | 'in-all'

/** What is known of a submission besides its answers. */
export interface Judging {
  client: RateLimitClient
  /** What its content and the way it was filled in say: `src/forms/accept.ts`. */
  signs: HeldReason[]
  /** Somebody took their time over the form, by the page's script or the draft's age. */
  tookTime: boolean
  /** The disk has room beyond what is reserved for leads. */
  hasRoom: boolean
}

/** One more suspect would endanger the space for leads: nothing was stored. */
export class TooManyHeld extends Error {}

/** Some 6 KB each; at most 1.2 GB, if each has the longest texts there can be. */
const MAX_HELD = 20_000
/** Those that show nothing of a person are few, unless it is a run of a program: this share of all. */
const UNPROVEN_SHARE = 15
const UNPROVEN_MS = 5 * 60_000
/** Shorter texts are alike by chance. */
const MIN_TEXT = 30
const DAY_MS = 24 * HOUR_MS

/** What is counted of a submission, and how often it may be. */
interface Rule {
  reason: HeldReason
  key: string
  windowMs: number
  max: number
}

type Answered = { email: string; formData: StoredAnswers }

/**
 * Counts a new submission and says why it is held, or whether its visitor may be mailed when it becomes a lead at
 * once. What is held for something else uses up nothing of what all together may send in an hour.
 */
export async function checkForSpam(
  tx: Transaction<Database>,
  submission: Answered,
  { client, signs, tookTime }: Judging,
): Promise<{ reasons: HeldReason[]; mail: Mail }> {
  const { inAll, sameText } = client.limits.requests
  const rules = rulesOfSender(submission, client)
  const text = longestText(submission)
  if (text.length >= MIN_TEXT) {
    const key = client.keyOf('text', text)
    rules.push({ reason: 'same-text', key, windowMs: DAY_MS, max: sameText })
  }
  if (signs.length > 0) {
    return { reasons: [...signs, ...brokenOf(rules, await count(tx, rules))], mail: 'not' }
  }
  // All share the rows from here on, so they come last. Whoever took their time never waits for the first.
  if (!tookTime) {
    const max = Math.max(1, Math.floor(inAll / UNPROVEN_SHARE))
    rules.push({ reason: 'in-all', key: 'unproven', windowMs: UNPROVEN_MS, max })
  }
  const all = [...rules, { key: 'leads', windowMs: HOUR_MS }]
  const { mail, used, others } = await takeMailQuota(tx, submission.email, client, all)
  const leads = others.slice(rules.length)
  const reasons = brokenOf(rules, others)
  const isOver = leads.some(({ count }) => count > inAll)
  if (reasons.length === 0 && !isOver) return { reasons, mail }
  await takeBack(tx, [...leads, ...used])
  return { reasons: reasons.length > 0 ? reasons : ['in-all'], mail: 'not' }
}

/**
 * Counts other answers to a request that was accepted, and says whether they would be held as a new one. That
 * most of the text is the same as before says nothing here.
 */
export async function isSuspectChange(
  tx: Transaction<Database>,
  submission: Answered,
  { client, signs }: Judging,
): Promise<boolean> {
  const rules = rulesOfSender(submission, client)
  const broken = brokenOf(rules, await count(tx, rules))
  return signs.length > 0 || broken.length > 0
}

/**
 * Holds a submission of this transaction.
 * @throws TooManyHeld
 */
export async function holdSubmission(
  tx: Transaction<Database>,
  id: string,
  reasons: readonly HeldReason[],
  { hasRoom }: Pick<Judging, 'hasRoom'>,
): Promise<void> {
  if (!hasRoom) throw new TooManyHeld()
  const some = tx
    .selectFrom('submissions')
    .select('id')
    .where('held_at', 'is not', null)
    .limit(MAX_HELD)
  const held = tx.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('held'))
  const { numUpdatedRows } = await tx
    .updateTable('submissions')
    .set({ held_at: sql`created_at`, held_reasons: JSON.stringify(reasons) })
    .where('id', '=', id)
    .where(held, '<', MAX_HELD)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new TooManyHeld()
}

function rulesOfSender({ email }: Answered, { keyOf, address, limits }: RateLimitClient): Rule[] {
  const counted = { windowMs: HOUR_MS, max: limits.requests.perSender }
  return [
    { reason: 'address', key: keyOf('sent', address), ...counted },
    { reason: 'mailbox', key: keyOf('from', mailboxOf(email)), ...counted },
  ]
}

function brokenOf(rules: Rule[], counts: Count[]): HeldReason[] {
  return rules.flatMap(({ reason, max }, at) => ((counts[at]?.count ?? 0) > max ? [reason] : []))
}

/** The longest answer in words, however it is spaced, cased and numbered. */
function longestText({ formData, email }: Answered): string {
  const texts = Object.values(formData).map((answer) => (answer === email ? '' : `${answer ?? ''}`))
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '')
  return longest
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
