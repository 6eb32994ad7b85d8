import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { text } from './columns.ts'

/** For the admin pages: ordered lists of posts, and samples that stay removed. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`create index blog_posts_changed on blog_posts (updated_at, slug)`.execute(db)
  // For ordered drafts SQLite needs the null column first, Postgres a partial index without it.
  await (isPostgres
    ? sql`create index blog_posts_drafts on blog_posts (updated_at, slug) where published_at is null`
    : sql`create index blog_posts_drafts on blog_posts (published_at, updated_at, slug)`
  ).execute(db)
  // On both databases lower() folds only A to Z: SQLite by default, Postgres with the "C" collation.
  await sql`create index blog_posts_title on blog_posts (lower(title), slug)`.execute(db)
  await db.schema.alterTable('testimonials').addColumn('removed_at', text(db)).execute()
}
