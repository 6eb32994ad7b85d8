import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { indexEveryLead } from '../leads/index-leads.ts'
import type { Database } from '../schema/index.ts'
import { text } from './columns.ts'

/** Every list of the desk is a stretch of one of these, and every filter of it is in the index. */
const LISTS = ['created_at', 'status', 'kind', 'insurance_type', 'assigned_to']
const ORDER = ['created_at', 'id']
const FILTERS = ['held_at', 'status', 'kind', 'insurance_type', 'assigned_to']

/** What staff do with leads, and the index by which they search them. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const name of ['name', 'phone']) {
    await addColumn(db, name, sql`${t} not null default ''`)
  }
  await addColumn(db, 'status', sql`${t} not null default 'new'`)
  await addColumn(db, 'revision', sql`integer not null default 0`)
  const optional = ['town', 'insurance_type', 'came_from', 'status_reason', 'follow_up_on']
  for (const name of [...optional, 'opened_at', 'answered_at', 'held_at']) {
    await addColumn(db, name, t)
  }
  await addColumn(db, 'assigned_to', sql`${t} references staff (id) on delete set null`)

  if (isPostgres) {
    await addColumn(db, 'search', sql`tsvector`)
    await sql`create index if not exists submissions_search on submissions using gin (search)`.execute(
      db,
    )
  } else {
    await addColumn(db, 'search_id', sql`integer`)
    await sql`create unique index if not exists submissions_search on submissions (search_id)`.execute(
      db,
    )
    await sql`create virtual table if not exists lead_search
      using fts5 (words, detail = none, prefix = '2 3')`.execute(db)
  }

  for (const first of LISTS) {
    const columns = [...new Set([first, ...ORDER, ...FILTERS])]
    await db.schema
      .createIndex(`submissions_by_${first}`)
      .ifNotExists()
      .on('submissions')
      .columns(columns)
      .execute()
  }
  await db.schema
    .createIndex('submissions_by_email')
    .ifNotExists()
    .on('submissions')
    .columns(['email', 'created_at'])
    .execute()
  // All that is counted of leads, in its order: one walk through the smallest index there can be.
  await sql`create index if not exists submissions_counted
    on submissions (status, kind, insurance_type) where held_at is null`.execute(db)
  await sql`create index if not exists submissions_held on submissions (created_at, id)
    where held_at is not null`.execute(db)
  await sql`create index if not exists submissions_by_follow_up on submissions (follow_up_on, id, status, held_at)
    where follow_up_on is not null`.execute(db)
  await indexForDashboard(db, t)

  await db.schema
    .createTable('lead_notes')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('submission_id', t, (c) => c.notNull().references('submissions.id'))
    .addColumn('staff_email', t, (c) => c.notNull())
    .addColumn('text', t, (c) => c.notNull())
    .addColumn('created_at', t, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('lead_notes_submission')
    .ifNotExists()
    .on('lead_notes')
    .column('submission_id')
    .execute()
  await sql`create index if not exists audit_log_about on audit_log (about, at)
    where about is not null`.execute(db)
  await indexEveryLead(db as unknown as Kysely<Database>)
}

/** Every figure of the dashboard is counted in one of these. */
async function indexForDashboard(db: Kysely<never>, t: ReturnType<typeof text>) {
  await sql`create index if not exists submissions_figures
    on submissions (created_at, kind, insurance_type, town, came_from, answered_at)
    where held_at is null`.execute(db)
  await sql`create index if not exists submissions_unanswered
    on submissions (status, created_at, id, follow_up_on)
    where held_at is null and answered_at is null`.execute(db)
  await sql`create index if not exists page_visit_days_by_day
    on page_visit_days (day, visit_count)`.execute(db)
  await sql`create index if not exists deliveries_by_sent
    on deliveries (sent_at, refused_at)`.execute(db)
  await sql`create index if not exists attachments_unscannable
    on attachments (scanned_at) where verdict = 'unscannable'`.execute(db)
  await addColumn(db, 'dead_at', t, 'outbox')
}

/** SQLite runs a migration without a transaction, so one that was killed begins again. */
async function addColumn(
  db: Kysely<never>,
  name: string,
  type: ReturnType<typeof sql>,
  to = 'submissions',
) {
  const tables = await db.introspection.getTables()
  const table = tables.find((one) => one.name === to)
  if (table?.columns.some((column) => column.name === name)) return
  await sql`alter table ${sql.table(to)} add column ${sql.ref(name)} ${type}`.execute(db)
}
