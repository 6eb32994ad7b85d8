import type { Db } from '../../../db/open.ts'
import { listWholePosts } from '../../../db/writing/posts.ts'
import { agency } from '../../http/agency.ts'
import { config } from '../../settings/config.ts'
import { fallbackPosts } from '../fallback-posts.ts'
import { writeFeed } from './write-feed.ts'

const POSTS = 20

/** The newest posts as a feed; the built-in ones when there are none. */
export async function feedXml(db: Db): Promise<string> {
  const posts = await listWholePosts(db, POSTS)
  return writeFeed(posts.length > 0 ? posts : fallbackPosts, {
    site: agency(),
    siteUrl: config().siteUrl,
  })
}
