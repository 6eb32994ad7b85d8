import type { Types } from './types.ts'

/** What visitors read, and what staff write of it. */
export const contentTables = ({ text }: Types) => [
  `create table vessels (
    id ${text} primary key, slug ${text} not null unique, name ${text} not null, title ${text} not null,
    description ${text} not null, short_description ${text} not null, image_path ${text},
    features ${text} not null, category ${text} not null, icon ${text} not null, position integer not null,
    edited_at ${text}, page_content ${text} not null default '[]', faqs ${text} not null default '[]',
    related_vessels ${text} not null default '[]', keywords ${text} not null default '[]', meta_title ${text},
    meta_description ${text}
  )`,
  `create table products (
    id ${text} primary key, slug ${text} not null unique, name ${text} not null,
    short_description ${text} not null, long_description ${text}, features ${text} not null,
    icon ${text} not null, image_path ${text}, page_content ${text} not null, meta_title ${text},
    meta_description ${text}, keywords ${text} not null, position integer not null, edited_at ${text}
  )`,
  `create table towns (
    id ${text} primary key, slug ${text} not null unique, name ${text} not null, county ${text} not null,
    title ${text} not null, description ${text} not null, meta_description ${text} not null,
    risk_points ${text} not null, local_image ${text}, keywords ${text} not null,
    available_products ${text} not null, marinas ${text} not null, local_attractions ${text} not null,
    insurance_tips ${text} not null, page_content ${text} not null, latitude double precision not null,
    longitude double precision not null, forecast_zone ${text} not null, coast_order integer not null,
    edited_at ${text}
  )`,
  `create table testimonials (
    id ${text} primary key, name ${text} not null, location ${text} not null, image_path ${text},
    rating integer not null, testimonial ${text} not null, featured integer not null,
    product_type ${text} not null, position integer not null, edited_at ${text}, removed_at ${text}
  )`,
  `create table brokers (
    id ${text} primary key, name ${text} not null, title ${text} not null, license_number ${text},
    since_year integer, email ${text}, phone ${text}, picture_path ${text}, picture_width integer,
    picture_height integer, about ${text} not null, about_html ${text} not null, position integer not null,
    is_shown integer not null, revision integer not null
  )`,
  `create table reviews (
    page ${text} primary key, broker_id ${text} not null, reviewed_on ${text} not null, reviewed_at ${text}
  )`,
  `create table text_versions (
    id ${text} primary key, kind ${text} not null, slug ${text} not null, number integer not null,
    columns ${text} not null, made_by ${text} not null, staff_email ${text}, made_at ${text} not null
  )`,
  `create unique index text_versions_of_a_page on text_versions (kind, slug, number)`,
  `create table images (
    id ${text} primary key, category ${text} not null, town_slug ${text}, storage_path ${text} not null,
    created_at ${text} not null, photographer_name ${text}, photographer_link ${text}, source_name ${text},
    source_link ${text}, alt ${text}, license ${text}, width integer, height integer, staff_email ${text}
  )`,
  `create index images_of_a_town on images (category, town_slug, created_at)`,
  `create table blog_posts (
    id ${text} primary key, slug ${text} not null unique, title ${text} not null, excerpt ${text} not null,
    content ${text} not null, image_path ${text}, category ${text}, author ${text}, published_at ${text},
    updated_at ${text} not null, keywords ${text} not null, edited_at ${text}, markdown ${text},
    description ${text}, share_image ${text}
  )`,
  `create index blog_posts_changed on blog_posts (updated_at, slug)`,
  `create index blog_posts_published on blog_posts (published_at, slug)`,
  // On both databases lower() folds only A to Z: SQLite by default, Postgres with the "C" collation.
  `create index blog_posts_title on blog_posts (lower(title), slug)`,
  `create table post_listings (
    topic ${text} not null, post_id ${text} not null references blog_posts on delete cascade,
    published_at ${text} not null, slug ${text} not null,
    constraint post_listings_topic_post primary key (topic, post_id)
  )`,
  `create index post_listings_order on post_listings (topic, published_at desc, slug, post_id)`,
  `create index post_listings_post on post_listings (post_id)`,
  `create table post_counts (
    topic ${text} primary key, posts integer not null
  )`,
  `create table unsaved_posts (
    id ${text} primary key, staff_id ${text} not null references staff on delete cascade, post_id ${text},
    post_version ${text}, fields ${text} not null, writer ${text} not null, turn bigint not null,
    written_at ${text} not null, closed_at ${text}
  )`,
  `create index unsaved_posts_by_age on unsaved_posts (written_at)`,
  `create index unsaved_posts_of_staff on unsaved_posts (staff_id, written_at)`,
  `create table import_runs (
    id ${text} primary key, open integer unique, started_by ${text} not null, created_at ${text} not null,
    started_at ${text}, finished_at ${text}, total integer not null, outcomes ${text} not null, failure ${text}
  )`,
  `create index import_runs_newest on import_runs (created_at, id)`,
]
