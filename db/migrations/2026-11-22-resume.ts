import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** The consent to be called about a draft. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('draft_consents')
    .ifNotExists()
    .addColumn('draft_id', t, (c) => c.primaryKey().references('drafts.id').onDelete('cascade'))
    .addColumn('consented_at', t, (c) => c.notNull())
    .addColumn('called_at', t)
    .addColumn('called_by', t)
    .execute()
}
