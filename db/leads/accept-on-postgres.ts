import { DatabaseError } from 'pg'
import { Batches, type Outcome } from '../batches.ts'
import { inTransaction } from '../in-transaction.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import type { Db } from '../open.ts'
import { currentOrigin } from '../ops/origin.ts'
import { claimFiles } from './accept-in-transaction.ts'
import { amendSubmission } from './amendments.ts'
import { closeDraft } from './drafts.ts'
import { insertWithPromises, type Promised } from './insert-with-promises.ts'
import { type Asked, type Judged, judgeOnPostgres, takeBackCounts } from './judge-on-postgres.ts'
import { assertRoomForHeld } from './judge-submission.ts'
import { newLead } from './new-lead.ts'
import { normalizeEmail } from './normalize-email.ts'
import { orOneByOne } from './or-one-by-one.ts'
import type { Accepted, AcceptOptions, NewSubmission } from './submissions.ts'

const UNIQUE_VIOLATION = '23505'

/** Submissions that are being accepted, by key and address: the second click of two waits for the first. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Accepts a submission on Postgres: one statement counts it, a second one stores it, each a transaction of
 * its own. Nobody has a count that others need while they wait for the disk. Submissions that come while others
 * are counted, or stored, share the next statement.
 * @throws TooManyHeld
 */
export async function acceptOnPostgres(
  db: Db,
  submission: NewSubmission,
  options: AcceptOptions,
): Promise<Accepted> {
  const same = `${submission.submissionKey} ${normalizeEmail(submission.email)}`
  while (underWay.has(same)) await underWay.get(same)
  const accepting = accept(db, submission, options)
  underWay.set(
    same,
    accepting.then(
      () => {},
      () => {},
    ),
  )
  try {
    return await accepting
  } finally {
    underWay.delete(same)
  }
}

async function accept(
  db: Db,
  submission: NewSubmission,
  options: AcceptOptions,
): Promise<Accepted> {
  const together = togetherOn(db)
  for (;;) {
    const judged = await together.judge.add({ submission, options })
    if (judged.accepted) return repeat(db, judged.accepted, submission, options)
    try {
      const stored = await store(db, submission, judged, options)
      if (stored) return stored
    } catch (error) {
      await takeBackCounts(db, judged).catch(() => {})
      throw error
    }
    // Another process accepted it at the same moment, or its reference is taken.
    await takeBackCounts(db, judged)
  }
}

function repeat(
  db: Db,
  { id, reference }: Pick<Accepted, 'id' | 'reference'>,
  submission: NewSubmission,
  { draftId, judging }: AcceptOptions,
): Promise<Accepted> {
  return inTransaction(db, async (tx) => {
    await amendSubmission(tx, id, submission, judging)
    await closeDraft(tx, draftId, submission.submissionKey)
    return { id, reference, repeated: true }
  })
}

/** @returns Undefined when there is one with the same key and address, or with the same reference. */
async function store(
  db: Db,
  submission: NewSubmission,
  { reasons, mail }: Judged,
  options: AcceptOptions,
): Promise<Accepted | undefined> {
  const { judging, isSuspect } = options
  if (judging && reasons.length > 0) await assertRoomForHeld(db, judging)
  const isHeld = isSuspect || reasons.length > 0
  const lead = newLead(submission, isHeld ? reasons : undefined)
  const { id, reference } = lead
  const { postsToWebhook, draftId } = options
  const promised = { lead, isHeld, mail, postsToWebhook, draftId, origin: currentOrigin() }
  for (;;) {
    try {
      const isStored = await (submission.attachmentIds.length === 0
        ? togetherOn(db).store.add(promised)
        : inTransaction(db, async (tx) => {
            const [isNew = false] = await insertWithPromises(tx, [promised])
            if (isNew) await claimFiles(tx, id, submission)
            return isNew
          }))
      return isStored ? { id, reference, repeated: false } : undefined
    } catch (error) {
      // Two leads took the same of the mailbox's places for the day: the second takes the next.
      if (!isPlaceTaken(error)) throw error
    }
  }
}

function isPlaceTaken(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === UNIQUE_VIOLATION &&
    error.table === 'deliveries'
  )
}

interface Together {
  judge: Batches<Asked, Judged>
  store: Batches<Promised, boolean>
}

const ofDatabase = new WeakMap<Db, Together>()

function togetherOn(db: Db): Together {
  const known = ofDatabase.get(db)
  if (known) return known
  const made = {
    judge: new Batches((asked: Asked[]) => orOneByOne(asked, (some) => judgeOnPostgres(db, some))),
    store: new Batches((promised: Promised[]) => storeTogether(db, promised)),
  }
  ofDatabase.set(db, made)
  return made
}

/** Of leads with the same mailbox, which want the same places of its day, one after the other. */
async function storeTogether(db: Db, all: Promised[]): Promise<Outcome<boolean>[]> {
  const outcomes = new Map<Promised, Outcome<boolean>>()
  for (let left = all; left.length > 0; left = left.filter((one) => !outcomes.has(one))) {
    const mailboxes = new Set<string>()
    const now = left.filter(({ lead, isHeld, mail }) => {
      if (isHeld || mail === 'not') return true
      const mailbox = mailboxOf(lead.email)
      const isFirst = !mailboxes.has(mailbox)
      mailboxes.add(mailbox)
      return isFirst
    })
    const ends = await orOneByOne(now, (some) => insertWithPromises(db, some))
    for (const [at, one] of now.entries()) outcomes.set(one, ends[at] as Outcome<boolean>)
  }
  return all.map((one) => outcomes.get(one) as Outcome<boolean>)
}
