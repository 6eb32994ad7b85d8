import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

export interface AuditEntry {
  /** The actor; null for the command line and the site itself. */
  staff: { email: string } | null
  /** The action, for example `sign-in` or `post-withdrawn`. */
  action: string
  /** The subject: a slug, an id, an address. */
  about?: string | undefined
  details?: Record<string, unknown>
}

/** Records an action of staff, in the transaction of that action if there is one. */
export async function recordAudit(
  db: Db | Transaction<Database>,
  { staff, action, about, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: nextMoment(),
      staff_email: staff?.email ?? null,
      action,
      about: about ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}

let latest = 0

/** The time; of two actions in one millisecond, the second is a millisecond later, so that the log has an order. */
function nextMoment(): string {
  const now = Date.now()
  const isClose = now <= latest && latest - now < 1000
  latest = isClose ? latest + 1 : now
  return new Date(latest).toISOString()
}
