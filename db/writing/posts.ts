import type { Selectable } from 'kysely'
import { textsFromJson } from '../json-text.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { BlogPostTable } from '../schema/writing.ts'
import type { PostTopic } from './post-topics.ts'

export interface Post {
  slug: string
  title: string
  excerpt: string
  /** HTML. */
  content: string
  /** The meta description, if it is not the excerpt. */
  description: string | undefined
  imagePath: string | undefined
  /** A share image, 1200 x 630, if the post has its own. */
  shareImage: string | undefined
  category: string | undefined
  author: string | undefined
  publishedAt: Timestamp
  updatedAt: Timestamp
  keywords: string[]
}

export type PostTeaser = Omit<
  Post,
  'content' | 'keywords' | 'updatedAt' | 'description' | 'shareImage'
>

/** When what visitors read of a post changed last: as it appeared, if it was written before that. */
export function lastChange({
  publishedAt,
  updatedAt,
}: Pick<Post, 'publishedAt' | 'updatedAt'>): Timestamp {
  return updatedAt > publishedAt ? updatedAt : publishedAt
}

const TEASER_COLUMNS = [
  'blog_posts.slug',
  'title',
  'excerpt',
  'image_path',
  'category',
  'author',
  'blog_posts.published_at',
] as const

/**
 * A page of the posts of a list, newest first, without their bodies.
 * @param of How many posts the list has, if known: the second half is then read from the end.
 */
export async function listPosts(
  db: Db,
  topic: PostTopic,
  { limit, offset = 0, of = 0 }: { limit: number; offset?: number; of?: number },
): Promise<PostTeaser[]> {
  const left = of - offset
  const isFar = left > 0 && left < offset
  // The subquery uses only the index, so that even a late page reads only its own rows.
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('post_listings')
        .select('post_id')
        .where('topic', '=', topic)
        .orderBy('published_at', isFar ? 'asc' : 'desc')
        .orderBy('slug', isFar ? 'desc' : 'asc')
        .limit(isFar ? Math.min(limit, left) : limit)
        .offset(isFar ? Math.max(0, left - limit) : offset)
        .as('listed'),
    )
    .innerJoin('blog_posts', 'blog_posts.id', 'listed.post_id')
    .select(TEASER_COLUMNS)
    .orderBy('blog_posts.published_at', 'desc')
    .orderBy('blog_posts.slug')
    .execute()
  return rows.map(toTeaser)
}

/** The newest published posts, without their bodies. */
export async function listNewestPosts(db: Db, limit: number): Promise<PostTeaser[]> {
  return listPosts(db, 'all', { limit })
}

/** The newest posts with their bodies, for a feed. */
export async function listWholePosts(db: Db, limit: number): Promise<Post[]> {
  const rows = await db
    .selectFrom('post_listings')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_listings.post_id')
    .selectAll('blog_posts')
    .where('topic', '=', 'all')
    .orderBy('post_listings.published_at', 'desc')
    .orderBy('post_listings.slug')
    .limit(limit)
    .execute()
  return rows.map(toPost)
}

/** A slug that contains one of these is a guide's. */
const GUIDES = ['essential-guide', 'how-to-choose-boat-insurance']

/** Whether a post is a guide, by its slug. */
export function isGuide({ slug }: { slug: string }): boolean {
  return GUIDES.some((part) => slug.includes(part))
}

/** The newest guide. */
export async function findGuide(db: Db): Promise<PostTeaser | undefined> {
  const listed = await db
    .selectFrom('post_listings')
    .select('post_id')
    .where('topic', '=', 'all')
    .where((eb) => eb.or(GUIDES.map((part) => eb('slug', 'like', `%${part}%`))))
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst()
  if (!listed) return undefined
  const row = await db
    .selectFrom('blog_posts')
    .select(TEASER_COLUMNS)
    .where('id', '=', listed.post_id)
    .executeTakeFirst()
  return row && toTeaser(row)
}

/** The newest posts related to a post: those of its list first, then any. */
export async function listRelatedPosts(
  db: Db,
  slug: string,
  topic: PostTopic | undefined,
  limit: number,
): Promise<PostTeaser[]> {
  const topics: PostTopic[] = topic && topic !== 'all' ? [topic, 'all'] : ['all']
  const related = new Map<string, PostTeaser>()
  for (const list of topics) {
    if (related.size >= limit) break
    // One of these may be the post itself, and the others may be chosen already.
    for (const post of await listPosts(db, list, { limit: 2 * limit + 1 })) {
      if (post.slug !== slug) related.set(post.slug, related.get(post.slug) ?? post)
    }
  }
  return [...related.values()].slice(0, limit)
}

/** A whole published post. */
export async function findPost(
  db: Db,
  slug: string,
  now: Timestamp = new Date().toISOString(),
): Promise<Post | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return row && toPost(row)
}

/**
 * Whether visitors may read a post now: false for a draft, a withdrawn or a scheduled post, undefined
 * if there is no such post.
 */
export async function isSlugPublished(
  db: Db,
  slug: string,
  now: Timestamp = new Date().toISOString(),
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .select('published_at')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && row.published_at !== null && row.published_at <= now
}

function toPost(row: Selectable<BlogPostTable>): Post {
  return {
    ...toTeaser(row),
    content: row.content,
    description: row.description ?? undefined,
    shareImage: row.share_image ?? undefined,
    updatedAt: row.updated_at,
    keywords: textsFromJson(row.keywords),
  }
}

type TeaserColumns =
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'image_path'
  | 'category'
  | 'author'
  | 'published_at'

function toTeaser(row: Pick<Selectable<BlogPostTable>, TeaserColumns>): PostTeaser {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    imagePath: row.image_path ?? undefined,
    category: row.category ?? undefined,
    author: row.author ?? undefined,
    publishedAt: row.published_at ?? '',
  }
}
