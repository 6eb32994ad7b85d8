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
  /** Made of the press of a button; without it, a random one. */
  id?: string | undefined
}

/** Records an action of staff, in the transaction of that action if there is one. */
export async function recordAudit(
  db: Db | Transaction<Database>,
  { staff, action, about, details = {}, id = randomUUID() }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id,
      at: nextMoment(),
      staff_email: staff?.email ?? null,
      action,
      about: about ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}

/** Whether the action of an id is recorded: the press that the id is made of was sent before. */
export async function isRecorded(db: Transaction<Database>, id: string): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return entry !== undefined
}

let latest = 0

/** The time; of two actions in one millisecond, the second is a millisecond later, so that the log has an order. */
function nextMoment(): string {
  const now = Date.now()
  const isClose = now <= latest && latest - now < 1000
  latest = isClose ? latest + 1 : now
  return new Date(latest).toISOString()
}
