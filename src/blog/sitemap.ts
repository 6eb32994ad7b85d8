import type { Db } from '../../db/open.ts'
import { seedPostSlugs } from '../../db/writing/articles.ts'
import { listPostAddresses, slugsWithoutPost } from '../../db/writing/post-addresses.ts'
import { countTopics } from '../../db/writing/post-listings.ts'
import { POST_TOPICS } from '../../db/writing/post-topics.ts'
import type { SitemapEntry, SitemapProvider } from '../http/sitemap-entry.ts'
import { listHref, postHref } from './addresses.ts'
import { withPosts } from './categories.ts'
import { fallbackCounts } from './fallback-posts.ts'

/** Posts read at once: between two stretches, other requests have their turn. */
const STRETCH = 2000

/**
 * The lists of posts that have any, and the posts that came with the site as long as no row of the
 * database has their place.
 */
export const blogPages: SitemapProvider = async (db) => {
  const counted = await countTopics(db)
  const counts = counted.all ? counted : fallbackCounts
  const own = await slugsWithoutPost(db, seedPostSlugs())
  return [
    { path: '/the-compass' },
    ...withPosts([...POST_TOPICS], counts).map((topic) => ({ path: listHref({ topic }) })),
    ...own.map((slug) => ({ path: postHref({ slug }) })),
  ]
}

/** A stretch of the listed posts. */
export async function postPages(db: Db, offset: number, limit: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  while (entries.length < limit) {
    const page = await listPostAddresses(db, {
      limit: Math.min(STRETCH, limit - entries.length),
      offset: offset + entries.length,
    })
    for (const { slug, updatedAt } of page) {
      entries.push({ path: postHref({ slug }), lastModified: updatedAt })
    }
    if (page.length < STRETCH) break
    await new Promise(setImmediate)
  }
  return entries
}
