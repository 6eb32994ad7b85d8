import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** Links that continue a draft on another device, and the consent to be called about a draft. */
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

  await db.schema
    .createTable('draft_links')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('draft_id', t, (c) => c.notNull().references('drafts.id').onDelete('cascade'))
    .addColumn('email', t, (c) => c.notNull())
    .addColumn('token_hash', t, (c) => c.unique())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('expires_at', t, (c) => c.notNull())
    .addColumn('code_asked_at', t)
    .addColumn('code_hash', t)
    .addColumn('code_expires_at', t)
    .addColumn('code_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['draft_id', 'email', 'expires_at'] as const) {
    await db.schema
      .createIndex(`draft_links_${column}`)
      .ifNotExists()
      .on('draft_links')
      .column(column)
      .execute()
  }
}
