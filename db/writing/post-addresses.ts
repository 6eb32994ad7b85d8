import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

export interface PostAddress {
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
