import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** What staff look at of a file that browsers do not show: a PDF or a HEIC. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await addColumn(db, 'preview', t)
  await addColumn(db, 'preview_pages', sql`integer`)
  await addColumn(db, 'preview_attempts', sql`integer not null default 0`)
  await sql`create index if not exists attachments_without_preview on attachments (released_at)
    where preview is null and verdict = 'clean'
      and content_type in ('application/pdf', 'image/heic', 'image/tiff')`.execute(db)
}

/** SQLite runs a migration without a transaction, so one that was killed begins again. */
async function addColumn(db: Kysely<never>, name: string, type: ReturnType<typeof sql>) {
  const tables = await db.introspection.getTables()
  const table = tables.find((one) => one.name === 'attachments')
  if (table?.columns.some((column) => column.name === name)) return
  await sql`alter table attachments add column ${sql.ref(name)} ${type}`.execute(db)
}
