import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/open.ts'
import type { Database } from '../../db/schema/index.ts'
import { type Article, articleSlugs, readArticle } from '../../db/writing/articles.ts'
import { relistPost } from '../../db/writing/post-listings.ts'

export interface WrittenPost extends Partial<Omit<Article, 'publishedAt'>> {
  slug: string
  /** Null for a draft. */
  publishedAt?: string | null
}

/** Writes a post as the site's own parts do: with its row, its lists and a new site revision. */
export async function addPost(db: Db, post: WrittenPost): Promise<void> {
  await addPosts(db, [post])
}

/** Writes some posts in one transaction. */
export async function addPosts(db: Db, posts: WrittenPost[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const post of posts) await write(tx, post)
  })
}

/** Writes the ten articles, as an import does. */
export async function addArticles(db: Db): Promise<void> {
  await addPosts(
    db,
    articleSlugs().map((slug) => readArticle(slug)),
  )
}

async function write(tx: Transaction<Database>, post: WrittenPost): Promise<void> {
  const id = randomUUID()
  const publishedAt = post.publishedAt === undefined ? '2026-03-01T12:00:00.000Z' : post.publishedAt
  await tx
    .insertInto('blog_posts')
    .values({
      id,
      slug: post.slug,
      title: post.title ?? `About ${post.slug}`,
      excerpt: post.excerpt ?? `What there is to say about ${post.slug}.`,
      content: post.content ?? `<h2>More</h2><p>All about ${post.slug}.</p>`,
      markdown: post.markdown ?? null,
      description: post.description ?? null,
      image_path: post.imagePath ?? null,
      share_image: post.shareImage ?? null,
      category: post.category ?? null,
      author: post.author ?? null,
      published_at: publishedAt,
      updated_at: post.updatedAt ?? publishedAt ?? '2026-03-01T12:00:00.000Z',
      keywords: JSON.stringify(post.keywords ?? []),
    })
    .execute()
  await relistPost(tx, id)
}

/** The noon of a day so many days after the first of March. */
export function day(number: number): string {
  return new Date(Date.UTC(2026, 2, 1 + number, 12)).toISOString()
}
