import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** What staff have typed into the form of a post and not saved. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('unsaved_posts')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('staff_id', t, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    // Not a reference: when the post is deleted, the text that somebody typed must stay.
    .addColumn('post_id', t)
    .addColumn('post_version', t)
    .addColumn('fields', t, (c) => c.notNull())
    .addColumn('writer', t, (c) => c.notNull())
    .addColumn('turn', 'bigint', (c) => c.notNull())
    .addColumn('written_at', t, (c) => c.notNull())
    .addColumn('closed_at', t)
    .execute()
  await db.schema
    .createIndex('unsaved_posts_of_staff')
    .ifNotExists()
    .on('unsaved_posts')
    .columns(['staff_id', 'written_at'])
    .execute()
  await db.schema
    .createIndex('unsaved_posts_by_age')
    .ifNotExists()
    .on('unsaved_posts')
    .column('written_at')
    .execute()
}
