import type { Db } from '../../db/open.ts'
import type { Timestamp } from '../../db/schema/index.ts'
import { seedPostSlugs } from '../../db/writing/articles.ts'
import { countTopics, listPostAddresses, slugsWithoutPost } from '../../db/writing/post-listings.ts'
import { POST_TOPICS } from '../../db/writing/post-topics.ts'
import { lastChange } from '../../db/writing/posts.ts'
import { listHref, postHref } from './addresses.ts'
import { withPosts } from './categories.ts'
import { fallbackCounts } from './load.ts'

/** Posts per query: other requests run between two queries. */
const STRETCH = 2000

/** The nonempty lists of posts, and the built-in posts that no row of the database replaces. */
export async function blogPages(db: Db): Promise<SitemapEntry[]> {
  const counted = await countTopics(db)
  const counts = counted.all ? counted : fallbackCounts
  const own = await slugsWithoutPost(db, seedPostSlugs())
  return [
    { path: '/the-compass' },
    ...withPosts([...POST_TOPICS], counts).map((topic) => ({ path: listHref({ topic }) })),
    ...own.map((slug) => ({ path: postHref({ slug }) })),
  ]
}

/** A range of the listed posts. */
export async function postPages(db: Db, offset: number, limit: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  while (entries.length < limit) {
    const page = await listPostAddresses(db, {
      limit: Math.min(STRETCH, limit - entries.length),
      offset: offset + entries.length,
    })
    for (const post of page) {
      entries.push({ path: postHref(post), lastModified: lastChange(post) })
    }
    if (page.length < STRETCH) break
    await new Promise(setImmediate)
  }
  return entries
}

/** A page that search engines should index. */
export interface SitemapEntry {
  path: string
  /** When its content last changed, if known. */
  lastModified?: Timestamp
}
