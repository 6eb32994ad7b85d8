import type { Kysely } from 'kysely'
import { text } from './columns.ts'

export async function up(db: Kysely<never>) {
  const t = text(db)

  for (const column of ['page_content', 'faqs', 'related_vessels', 'keywords']) {
    await db.schema
      .alterTable('vessels')
      .addColumn(column, t, (c) => c.notNull().defaultTo('[]'))
      .execute()
  }
  for (const column of ['meta_title', 'meta_description']) {
    await db.schema.alterTable('vessels').addColumn(column, t).execute()
  }

  await db.schema
    .createTable('products')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('slug', t, (c) => c.notNull().unique())
    .addColumn('name', t, (c) => c.notNull())
    .addColumn('short_description', t, (c) => c.notNull())
    .addColumn('long_description', t)
    .addColumn('features', t, (c) => c.notNull())
    .addColumn('icon', t, (c) => c.notNull())
    .addColumn('image_path', t)
    .addColumn('page_content', t, (c) => c.notNull())
    .addColumn('meta_title', t)
    .addColumn('meta_description', t)
    .addColumn('keywords', t, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('edited_at', t)
    .execute()

  await db.schema
    .createTable('towns')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('slug', t, (c) => c.notNull().unique())
    .addColumn('name', t, (c) => c.notNull())
    .addColumn('county', t, (c) => c.notNull())
    .addColumn('title', t, (c) => c.notNull())
    .addColumn('description', t, (c) => c.notNull())
    .addColumn('meta_description', t, (c) => c.notNull())
    .addColumn('risk_points', t, (c) => c.notNull())
    .addColumn('local_image', t)
    .addColumn('keywords', t, (c) => c.notNull())
    .addColumn('available_products', t, (c) => c.notNull())
    .addColumn('marinas', t, (c) => c.notNull())
    .addColumn('local_attractions', t, (c) => c.notNull())
    .addColumn('insurance_tips', t, (c) => c.notNull())
    .addColumn('page_content', t, (c) => c.notNull())
    .addColumn('latitude', 'double precision', (c) => c.notNull())
    .addColumn('longitude', 'double precision', (c) => c.notNull())
    .addColumn('forecast_zone', t, (c) => c.notNull())
    .addColumn('coast_order', 'integer', (c) => c.notNull())
    .addColumn('edited_at', t)
    .execute()

  await db.schema
    .createTable('testimonials')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('name', t, (c) => c.notNull())
    .addColumn('location', t, (c) => c.notNull())
    .addColumn('image_path', t)
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('testimonial', t, (c) => c.notNull())
    .addColumn('featured', 'integer', (c) => c.notNull())
    .addColumn('product_type', t, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('edited_at', t)
    .execute()

  await db.schema
    .createTable('blog_posts')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('slug', t, (c) => c.notNull().unique())
    .addColumn('title', t, (c) => c.notNull())
    .addColumn('excerpt', t, (c) => c.notNull())
    .addColumn('content', t, (c) => c.notNull())
    .addColumn('image_path', t)
    .addColumn('category', t)
    .addColumn('author', t)
    .addColumn('published_at', t)
    .addColumn('updated_at', t, (c) => c.notNull())
    .addColumn('keywords', t, (c) => c.notNull())
    .addColumn('edited_at', t)
    .execute()
  await db.schema
    .createIndex('blog_posts_published')
    .on('blog_posts')
    .columns(['published_at', 'slug'])
    .execute()

  await db.schema
    .createTable('images')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('category', t, (c) => c.notNull())
    .addColumn('town_slug', t)
    .addColumn('storage_path', t, (c) => c.notNull())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('photographer_name', t)
    .addColumn('photographer_link', t)
    .addColumn('source_name', t)
    .addColumn('source_link', t)
    .execute()
  await db.schema
    .createIndex('images_of_a_town')
    .on('images')
    .columns(['category', 'town_slug', 'created_at'])
    .execute()

  await db.schema
    .createTable('page_visits')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('page_path', t, (c) => c.notNull().unique())
    .addColumn('visit_count', 'integer', (c) => c.notNull())
    .addColumn('last_visit', t, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('page_visit_days')
    .addColumn('page_path', t, (c) => c.notNull())
    .addColumn('day', t, (c) => c.notNull())
    .addColumn('visit_count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_visit_days_path_day', ['page_path', 'day'])
    .execute()
}
