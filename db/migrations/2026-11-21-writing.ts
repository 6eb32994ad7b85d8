import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** What the blog, its import and its newsletter need besides the posts. */
export async function up(db: Kysely<never>) {
  const t = text(db)

  for (const column of ['markdown', 'description', 'share_image']) {
    await db.schema.alterTable('blog_posts').addColumn(column, t).execute()
  }

  await db.schema
    .createTable('post_listings')
    .addColumn('topic', t, (c) => c.notNull())
    .addColumn('post_id', t, (c) => c.notNull().references('blog_posts.id').onDelete('cascade'))
    .addColumn('published_at', t, (c) => c.notNull())
    .addColumn('slug', t, (c) => c.notNull())
    .addPrimaryKeyConstraint('post_listings_topic_post', ['topic', 'post_id'])
    .execute()
  await sql`create index post_listings_order
    on post_listings (topic, published_at desc, slug, post_id)`.execute(db)
  await db.schema.createIndex('post_listings_post').on('post_listings').column('post_id').execute()
  await db.schema
    .createTable('post_counts')
    .addColumn('topic', t, (c) => c.primaryKey())
    .addColumn('posts', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('import_runs')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('open', 'integer', (c) => c.unique())
    .addColumn('started_by', t, (c) => c.notNull())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('started_at', t)
    .addColumn('finished_at', t)
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('outcomes', t, (c) => c.notNull())
    .addColumn('failure', t)
    .execute()
  await db.schema
    .createIndex('import_runs_newest')
    .on('import_runs')
    .columns(['created_at', 'id'])
    .execute()

  await db.schema
    .createTable('subscribers')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('email', t, (c) => c.notNull().unique())
    .addColumn('token', t, (c) => c.notNull().unique())
    .addColumn('confirm_token', t, (c) => c.notNull().unique())
    .addColumn('consent_text', t, (c) => c.notNull())
    .addColumn('source_path', t)
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('consented_at', t, (c) => c.notNull())
    .addColumn('confirmed_at', t)
    .addColumn('unsubscribed_at', t)
    .execute()
  await db.schema
    .createIndex('subscribers_newest')
    .on('subscribers')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('subscribers_states')
    .on('subscribers')
    .columns(['confirmed_at', 'unsubscribed_at', 'consented_at'])
    .execute()
  await db.schema
    .createTable('newsletter_letters')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('subscriber_id', t, (c) =>
      c.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('topic', t, (c) => c.notNull())
    .addColumn('quota_key', t, (c) => c.notNull().unique())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('sending_at', t)
    .addColumn('sent_at', t)
    .addColumn('refused_at', t)
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('possible_repeats', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', t)
    .execute()
  await db.schema
    .createIndex('newsletter_letters_subscriber')
    .on('newsletter_letters')
    .column('subscriber_id')
    .execute()
  await db.schema
    .createIndex('newsletter_letters_created')
    .on('newsletter_letters')
    .column('created_at')
    .execute()
}
