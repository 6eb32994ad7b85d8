import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** Drafts that several tabs write. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await addColumn(db, 'changes', sql`${t} not null default '{}'`)
  await addColumn(db, 'tabs', sql`${t} not null default '{}'`)
  await addColumn(db, 'revision', sql`integer not null default 0`)
  await addColumn(db, 'step', t)
  // Accepting and deleting a lead look for the draft with its key.
  await db.schema
    .createIndex('drafts_by_key')
    .ifNotExists()
    .on('drafts')
    .column('submission_key')
    .execute()
}

async function addColumn(db: Kysely<never>, name: string, type: ReturnType<typeof sql>) {
  const tables = await db.introspection.getTables()
  const table = tables.find((one) => one.name === 'drafts')
  if (table?.columns.some((column) => column.name === name)) return
  await sql`alter table drafts add column ${sql.ref(name)} ${type}`.execute(db)
}
