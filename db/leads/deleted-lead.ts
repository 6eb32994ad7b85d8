import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

/** The log's actions that delete a lead. */
const DELETIONS = ['lead-deleted', 'spam-deleted', 'person-erased', 'lead-expired'] as const
export type Deletion = (typeof DELETIONS)[number]

/** What the log still says about a lead that was deleted. */
export interface DeletedLead {
  action: Deletion
  reference: string
  at: Timestamp
  /** Null: the retention job. */
  staffEmail: string | null
}

/** When and by whom a lead was deleted; undefined if the log has no deletion with this id. */
export async function findDeletedLead(db: Db, id: string): Promise<DeletedLead | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['action', 'at', 'staff_email', 'details'])
    .where('about', '=', id)
    .where('action', 'in', DELETIONS)
    .executeTakeFirst()
  if (!row) return undefined
  const { reference } = JSON.parse(row.details) as { reference?: unknown }
  return {
    action: row.action as Deletion,
    reference: typeof reference === 'string' ? reference : '',
    at: row.at,
    staffEmail: row.staff_email,
  }
}
