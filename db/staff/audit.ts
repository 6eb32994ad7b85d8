import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

export interface AuditEntry {
  /** Who did it; null for the command line and the site itself. */
  staff: { email: string } | null
  /** What was done, for example `sign-in` or `post-withdrawn`. */
  action: string
  /** To what: a slug, an id, an address. */
  about?: string | undefined
  details?: Record<string, unknown>
}

/** Writes down what staff did; in the transaction of the deed where there is one. */
export async function recordAudit(
  db: Db | Transaction<Database>,
  { staff, action, about, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: new Date().toISOString(),
      staff_email: staff?.email ?? null,
      action,
      about: about ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}
