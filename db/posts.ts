import type { Selectable } from 'kysely'
import { textsFromJson } from './json-text.ts'
import type { Site } from './open.ts'
import type { BlogPostTable, Timestamp } from './schema.ts'

export interface Post {
  slug: string
  title: string
  excerpt: string
  /** HTML. */
  content: string
  imagePath: string | undefined
  category: string | undefined
  author: string | undefined
  publishedAt: Timestamp
  updatedAt: Timestamp
  keywords: string[]
}

export type PostTeaser = Omit<Post, 'content' | 'keywords' | 'updatedAt'>

/** The newest published posts, without their bodies. */
export async function listNewestPosts(
  db: Site,
  limit: number,
  now: Timestamp = new Date().toISOString(),
): Promise<PostTeaser[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['slug', 'title', 'excerpt', 'image_path', 'category', 'author', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows.map(toTeaser)
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

/** A whole published post. */
export async function findPost(
  db: Site,
  slug: string,
  now: Timestamp = new Date().toISOString(),
): Promise<Post | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return (
    row && {
      ...toTeaser(row),
      content: row.content,
      updatedAt: row.updated_at,
      keywords: textsFromJson(row.keywords),
    }
  )
}
