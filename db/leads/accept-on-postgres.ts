import { DatabaseError } from 'pg'
import type { Db } from '../open.ts'
import { claimFiles } from './accept-in-transaction.ts'
import { amendSubmission } from './amendments.ts'
import { closeDraft } from './drafts.ts'
import { insertWithPromises } from './insert-with-promises.ts'
import { type Judged, judgeOnPostgres, takeBackCounts } from './judge-on-postgres.ts'
import { assertRoomForHeld } from './judge-submission.ts'
import { newLead } from './new-lead.ts'
import { normalizeEmail } from './normalize-email.ts'
import type { Accepted, AcceptOptions, NewSubmission } from './submissions.ts'

const UNIQUE_VIOLATION = '23505'

/** Submissions that are being accepted, by key and address: the second click of two waits for the first. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Accepts a submission on Postgres: one statement counts it, a second one stores it, each a transaction of
 * its own. Nobody has a count that others need while they wait for the disk.
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
  for (;;) {
    const judged = await judgeOnPostgres(db, submission, options)
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
  { formData, attachmentIds, submissionKey }: NewSubmission,
  { draftId }: AcceptOptions,
): Promise<Accepted> {
  return db.transaction().execute(async (tx) => {
    await amendSubmission(tx, id, formData, attachmentIds)
    await closeDraft(tx, draftId, submissionKey)
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
  const insert = (into: Db) => insertWithPromises(into, lead, { ...options, isHeld, mail })
  for (;;) {
    try {
      // A single statement is its own transaction, which saves two messages to the server.
      const isStored = await (submission.attachmentIds.length === 0
        ? insert(db)
        : db.transaction().execute(async (tx) => {
            const isNew = await insert(tx)
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
