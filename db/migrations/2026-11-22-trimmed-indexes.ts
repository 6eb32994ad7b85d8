import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { indexEveryLead } from '../leads/index-leads.ts'
import type { Database } from '../schema/index.ts'

/** Each of these cost every accepted lead some time, and the two below list and count the same. */
const REPLACED = [
  'by_created_at',
  'by_status',
  'by_kind',
  'by_insurance_type',
  'by_assigned_to',
  'counted',
  'figures',
  'unanswered',
]

/** Fewer and cheaper indexes of leads, and what must not grow without end. */
export async function up(db: Kysely<never>) {
  for (const name of REPLACED) {
    await sql`drop index if exists ${sql.id(`submissions_${name}`)}`.execute(db)
  }
  // Every list in the order of time is a stretch of this one, and every filter and figure is in it.
  await sql`create index submissions_by_created_at on submissions (created_at, id, held_at, status,
    kind, insurance_type, assigned_to, town, came_from, answered_at)`.execute(db)
  // New leads are few of many: those, and those that nobody has answered.
  await sql`create index submissions_by_status on submissions (status, created_at, id, held_at,
    kind, insurance_type, assigned_to, answered_at, follow_up_on)`.execute(db)
  await sql`create index submissions_by_assigned_to on submissions (assigned_to, created_at, id,
    held_at, status, kind, insurance_type) where assigned_to is not null`.execute(db)
  await sql`create index submissions_counted on submissions (kind, insurance_type)
    where held_at is null`.execute(db)
  await sql`drop index if exists audit_log_by_staff`.execute(db)
  // What one person did, and everything of one kind, in the order in which the log is read.
  for (const column of ['staff_email', 'action']) {
    await sql`create index if not exists ${sql.id(`audit_log_by_${column}`)}
      on audit_log (${sql.id(column)}, at, id)`.execute(db)
  }
  await sql`create index if not exists outbox_done on outbox (done_at)
    where done_at is not null`.execute(db)

  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    // Without indexes of prefixes and without sizes, a lead takes half the time to be indexed.
    await sql`drop table if exists lead_search`.execute(db)
    await sql`create virtual table lead_search
      using fts5 (words, detail = none, columnsize = 0)`.execute(db)
  }
  // An address is a word now.
  await indexEveryLead(db as unknown as Kysely<Database>, { onlyWords: true })
}
