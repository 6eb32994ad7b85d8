import type { Transaction } from 'kysely'
import { textsFromJson } from '../json-text.ts'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { type PostTopic, topicsOf } from './post-topics.ts'

/**
 * Updates the lists that a post belongs to from its row: none for a draft, a withdrawn or a
 * scheduled post. Part of every write of a post.
 */
export async function relistPost(
  tx: Transaction<Database>,
  postId: string,
  now: Timestamp = new Date().toISOString(),
): Promise<void> {
  // First, because it locks the one row that every such write takes: two concurrent recounts would
  // conflict.
  await raiseSiteRevision(tx)
  await tx.deleteFrom('post_listings').where('post_id', '=', postId).execute()
  const post = await tx
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'category', 'keywords', 'published_at'])
    .where('id', '=', postId)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  if (post?.published_at) {
    const { published_at, slug } = post
    const topics = topicsOf({ category: post.category, keywords: textsFromJson(post.keywords) })
    await tx
      .insertInto('post_listings')
      .values(topics.map((topic) => ({ topic, post_id: postId, published_at, slug })))
      .execute()
  }
  await recountPosts(tx)
}

/** Recounts the posts of each list. */
async function recountPosts(tx: Transaction<Database>): Promise<void> {
  await tx.deleteFrom('post_counts').execute()
  await tx
    .insertInto('post_counts')
    .columns(['topic', 'posts'])
    .expression((eb) =>
      eb
        .selectFrom('post_listings')
        .select((count) => ['topic', count.fn.countAll<number>().as('posts')])
        .groupBy('topic'),
    )
    .execute()
}

/**
 * Adds every scheduled post that is due to its lists.
 * @returns Their slugs.
 */
export async function listDuePosts(
  db: Db,
  now: Timestamp = new Date().toISOString(),
): Promise<string[]> {
  if (await isAllListed(db, now)) return []
  const due = await db
    .selectFrom('blog_posts')
    .leftJoin('post_listings', (join) =>
      join
        .onRef('post_listings.post_id', '=', 'blog_posts.id')
        .on('post_listings.topic', '=', 'all'),
    )
    .select(['blog_posts.id', 'blog_posts.slug'])
    .where('blog_posts.published_at', '<=', now)
    .where('post_listings.post_id', 'is', null)
    .execute()
  await db.transaction().execute(async (tx) => {
    for (const { id } of due) await relistPost(tx, id, now)
  })
  return due.map(({ slug }) => slug)
}

/** Compares two index counts: finding which posts are missing is slower, and only done if some are. */
async function isAllListed(db: Db, now: Timestamp): Promise<boolean> {
  const { published, listed } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('blog_posts')
        .select((count) => count.fn.countAll().as('posts'))
        .where('published_at', '<=', now)
        .as('published'),
      eb
        .selectFrom('post_listings')
        .select((count) => count.fn.countAll().as('posts'))
        .where('topic', '=', 'all')
        .as('listed'),
    ])
    .executeTakeFirstOrThrow()
  return Number(published) === Number(listed)
}

/** How many posts each list has; lists without posts are omitted. */
export async function countTopics(db: Db): Promise<Partial<Record<PostTopic, number>>> {
  const rows = await db.selectFrom('post_counts').selectAll().execute()
  return Object.fromEntries(rows.map(({ topic, posts }) => [topic, posts]))
}

interface PostAddress {
  slug: string
  publishedAt: Timestamp
  updatedAt: Timestamp
}

/** A page of the listed posts' slugs, newest first, with the times at which each one appeared and was last saved. */
export async function listPostAddresses(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PostAddress[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('post_listings')
        .select(['post_id', 'published_at'])
        .where('topic', '=', 'all')
        .orderBy('published_at', 'desc')
        .orderBy('slug')
        .limit(limit)
        .offset(offset)
        .as('listed'),
    )
    .innerJoin('blog_posts', 'blog_posts.id', 'listed.post_id')
    .select([
      'blog_posts.slug',
      'listed.published_at as publishedAt',
      'blog_posts.updated_at as updatedAt',
    ])
    .orderBy('blog_posts.published_at', 'desc')
    .orderBy('blog_posts.slug')
    .execute()
}

/** Which of the slugs belong to no post, published or not. */
export async function slugsWithoutPost(db: Db, slugs: string[]): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('slug').where('slug', 'in', slugs).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  return slugs.filter((slug) => !taken.has(slug))
}
