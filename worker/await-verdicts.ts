import { setTimeout as sleep } from 'node:timers/promises'
import { attachmentsOf } from '../db/attachments.ts'
import type { Submission } from '../db/submissions.ts'
import type { Workplace } from './jobs.ts'

/** A lead's first messages wait this long for the verdicts on its files, from when it came in. */
export const VERDICT_WAIT_MS = 5000
const LOOK_EVERY_MS = 250

/** Resolves when every file of a submission has its verdict, or when the wait is over. */
export async function awaitVerdicts(
  { db }: Pick<Workplace, 'db'>,
  { id, createdAt }: Pick<Submission, 'id' | 'createdAt'>,
  signal: AbortSignal,
): Promise<void> {
  const until = Date.parse(createdAt) + VERDICT_WAIT_MS
  while (Date.now() < until) {
    const files = await attachmentsOf(db, id)
    if (!files.some(({ state }) => state === 'being checked')) return
    await sleep(Math.min(LOOK_EVERY_MS, Math.max(0, until - Date.now())), undefined, { signal })
  }
}
