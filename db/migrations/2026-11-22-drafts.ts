import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/**
 * Drafts that several tabs and devices write. The first token of a draft stays in its own row, so that
 * the previous build still works on this schema.
 */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await addColumn(db, 'changes', sql`${t} not null default '{}'`)
  await addColumn(db, 'tabs', sql`${t} not null default '{}'`)
  await addColumn(db, 'revision', sql`integer not null default 0`)
  await addColumn(db, 'step', t)
  await db.schema
    .createTable('draft_tokens')
    .ifNotExists()
    .addColumn('token_hash', t, (c) => c.primaryKey())
    .addColumn('draft_id', t, (c) => c.notNull().references('drafts.id').onDelete('cascade'))
    .addColumn('created_at', t, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('draft_tokens_by_draft')
    .ifNotExists()
    .on('draft_tokens')
    .column('draft_id')
    .execute()
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
