import { setTimeout as sleep } from 'node:timers/promises'
import { attachmentsOf } from '../../db/leads/attachments.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { WorkerContext } from './context.ts'

/** How long after its creation a message waits for the scan verdicts on its lead's files. */
const VERDICT_WAIT_MS = 5000
const LOOK_EVERY_MS = 250

/** Resolves when every file of a submission has a verdict, or when the wait times out. */
export async function awaitVerdicts(
  { db }: Pick<WorkerContext, 'db'>,
  { submissionId, createdAt }: Pick<LeadDelivery, 'submissionId' | 'createdAt'>,
  signal: AbortSignal,
): Promise<void> {
  // The clock of the web machine that created it may be ahead.
  const until = Math.min(Date.parse(createdAt), Date.now()) + VERDICT_WAIT_MS
  while (Date.now() < until) {
    const files = await attachmentsOf(db, submissionId)
    if (!files.some(({ state }) => state === 'being checked')) return
    await sleep(Math.min(LOOK_EVERY_MS, Math.max(0, until - Date.now())), undefined, { signal })
  }
}
