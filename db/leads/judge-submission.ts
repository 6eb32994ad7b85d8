import { sql, type Transaction } from 'kysely'
import { count } from '../limits/count.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { HOUR_MS, type Stranger } from '../limits/stranger.ts'
import type { Db } from '../open.ts'
import { reusable } from '../reusable.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { StoredAnswers } from './submissions.ts'

/** Why a lead is held as suspected spam; `src/staff/leads/detail/held-reasons.ts` has the sentences. */
export type HeldReason =
  /** The field that people do not see was filled in. */
  'trap' | 'too-fast' | 'links' | 'same-text' | 'address' | 'mailbox' | 'in-all'

/** What is known of a submission besides its answers. */
export interface Judging {
  stranger: Stranger
  /** What its content and the way it was filled in say. */
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
/** An agency that gets more leads than that in an hour has no limit: to count them takes too long. */
const COUNTED_UP_TO = 10_000
/** Shorter texts are alike by chance. */
const MIN_TEXT = 30
const DAY_MS = 24 * HOUR_MS

/** What is counted of a submission, and how often it may be. */
export interface Rule {
  reason: HeldReason
  key: string
  windowMs: number
  max: number
}

/**
 * What is counted of a new submission. Where each statement waits for others, all take the counts in this
 * order of kinds.
 */
export function rulesFor(
  { email, formData }: { email: string; formData: StoredAnswers },
  { stranger, signs, tookTime }: Judging,
): Rule[] {
  const { keyOf, address, limits } = stranger
  const { perSender, inAll, sameText } = limits.requests
  const text = longestText(formData, email)
  const rules: Rule[] = [
    { reason: 'address', key: keyOf('sent', address), windowMs: HOUR_MS, max: perSender },
    { reason: 'mailbox', key: keyOf('from', mailboxOf(email)), windowMs: HOUR_MS, max: perSender },
  ]
  if (text.length >= MIN_TEXT) {
    rules.push({ reason: 'same-text', key: keyOf('text', text), windowMs: DAY_MS, max: sameText })
  }
  // All share this row, so it comes last. Whoever took their time never waits for it.
  if (!tookTime && signs.length === 0) {
    const max = Math.max(1, Math.floor(inAll / UNPROVEN_SHARE))
    rules.push({ reason: 'in-all', key: 'unproven', windowMs: UNPROVEN_MS, max })
  }
  return rules
}

/** The most leads in an hour, where they are counted. */
export function mostLeads({ stranger }: Judging): number | undefined {
  const { inAll } = stranger.limits.requests
  return inAll > COUNTED_UP_TO ? undefined : inAll
}

/**
 * Counts a new submission and says why it is held; empty when it becomes a lead at once.
 */
export async function judgeSubmission(
  tx: Transaction<Database>,
  submission: { email: string; formData: StoredAnswers },
  judging: Judging,
): Promise<HeldReason[]> {
  const rules = rulesFor(submission, judging)
  const counts = await count(tx, rules)
  const exceeded = rules.filter(({ max }, index) => (counts[index]?.count ?? 0) > max)
  const reasons = [...judging.signs, ...exceeded.map(({ reason }) => reason)]
  if (reasons.length > 0) return reasons
  const most = mostLeads(judging)
  if (most === undefined) return []
  return (await leadsSince(tx, HOUR_MS, most)) > most ? ['in-all'] : []
}

/**
 * Counts other answers to a request that was accepted, and says whether they would be held as a new one. That
 * most of the text is the same as before says nothing here.
 */
export async function isSuspectChange(
  tx: Transaction<Database>,
  submission: { email: string; formData: StoredAnswers },
  judging: Judging,
): Promise<boolean> {
  const ofSender: HeldReason[] = ['address', 'mailbox']
  const rules = rulesFor(submission, judging).filter(({ reason }) => ofSender.includes(reason))
  const counts = await count(tx, rules)
  return judging.signs.length > 0 || rules.some(({ max }, at) => (counts[at]?.count ?? 0) > max)
}

/**
 * Makes sure that one more suspect may be stored.
 * @throws TooManyHeld
 */
export async function assertRoomForHeld(
  db: Db,
  { hasRoom }: Pick<Judging, 'hasRoom'>,
): Promise<void> {
  if (!hasRoom) throw new TooManyHeld()
  const { held } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('submissions')
        .select('id')
        .where('held_at', 'is not', null)
        .limit(MAX_HELD)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll().as('held'))
    .executeTakeFirstOrThrow()
  if (Number(held) >= MAX_HELD) throw new TooManyHeld()
}

/**
 * Holds a submission of this transaction.
 * @throws TooManyHeld
 */
export async function holdSubmission(
  tx: Transaction<Database>,
  id: string,
  reasons: readonly HeldReason[],
  room: Pick<Judging, 'hasRoom'>,
): Promise<void> {
  await assertRoomForHeld(tx, room)
  await tx
    .updateTable('submissions')
    .set({ held_at: sql`created_at`, held_reasons: JSON.stringify(reasons) })
    .where('id', '=', id)
    .execute()
}

/** How many leads came since then, with the one of this transaction; counted up to one over the limit. */
async function leadsSince(tx: Transaction<Database>, ms: number, limit: number): Promise<number> {
  const since = new Date(Date.now() - ms).toISOString()
  const { rows } = await countLeads(tx, { since, upTo: limit + 1 })
  return Number(rows[0]?.leads)
}

const countLeads = reusable((db, { since, upTo }: { since: Timestamp; upTo: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('submissions')
        .select('id')
        .where('created_at', '>', since)
        .where('held_at', 'is', null)
        .limit(sql<number>`${upTo}`)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll().as('leads')),
)

/** The longest answer in words, however it is spaced, cased and numbered. */
function longestText(formData: StoredAnswers, email: string): string {
  const texts = Object.values(formData).map((answer) => (answer === email ? '' : `${answer ?? ''}`))
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '')
  return longest
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
