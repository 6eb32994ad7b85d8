import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { text } from './columns.ts'

/** What the staff's desk needs: its lists of posts in order, and samples that stay removed. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`create index blog_posts_changed on blog_posts (updated_at, slug)`.execute(db)
  // SQLite finds drafts in order where the empty column leads, Postgres where it is left out.
  await (isPostgres
    ? sql`create index blog_posts_drafts on blog_posts (updated_at, slug) where published_at is null`
    : sql`create index blog_posts_drafts on blog_posts (published_at, updated_at, slug)`
  ).execute(db)
  // Both databases fold A to Z alone: one by nature, the other for columns in byte order.
  await sql`create index blog_posts_title on blog_posts (lower(title), slug)`.execute(db)
  await db.schema.alterTable('testimonials').addColumn('removed_at', text(db)).execute()
}
