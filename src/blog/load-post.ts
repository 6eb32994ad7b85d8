import { findSeedPost } from '../../db/writing/articles.ts'
import { countTopics } from '../../db/writing/post-listings.ts'
import { topicOfCategory } from '../../db/writing/post-topics.ts'
import {
  findPost,
  isSlugPublished,
  listRelatedPosts,
  type Post,
  type PostTeaser,
} from '../../db/writing/posts.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { services } from '../http/services.ts'
import type { ReadingTown } from './addresses.ts'
import type { Counts } from './categories.ts'
import { fallbackCounts, fallbackPosts } from './fallback-posts.ts'
import { postInTown } from './in-town.ts'

const RELATED = 3

/**
 * Finds a post in the database or among the built-in posts. Undefined for one that staff withdrew,
 * even a built-in one.
 */
export async function loadPost(slug: string): Promise<Post | undefined> {
  return orFallback(
    'a post',
    async () => {
      const { post, isStored } = await storedPost(slug)
      return isStored ? post : findSeedPost(slug)
    },
    findSeedPost(slug),
  )
}

/**
 * Whether a post can be shown; `failed` when the database is unavailable and the post is not built
 * in.
 */
export async function postAvailability(slug: string): Promise<'there' | 'missing' | 'failed'> {
  const isSeed = findSeedPost(slug) !== undefined
  const stored = await orFallback('a post', () => storedPost(slug), undefined)
  if (!stored) return isSeed ? 'there' : 'failed'
  return (stored.isStored ? stored.post : isSeed) ? 'there' : 'missing'
}

/**
 * What the database has under a slug, read once a page.
 * @returns `isStored`: there is a post, even if it is not published.
 */
function storedPost(slug: string): Promise<{ post: Post | undefined; isStored: boolean }> {
  return memoizePerRequest(`the post ${slug}`, async () => {
    const { db } = services()
    const post = await findPost(db, slug)
    const isStored = post !== undefined || (await isSlugPublished(db, slug)) !== undefined
    return { post, isStored }
  })
}

/** What is shown below and beside a post; empty when it cannot be read. */
export async function loadPostContext(
  post: Post,
  town: ReadingTown | undefined,
): Promise<{ related: PostTeaser[]; counts: Counts }> {
  const topic = topicOfCategory(post.category)
  const { db } = services()
  const [related, counts] = await Promise.all([
    orFallback('related posts', () => listRelatedPosts(db, post.slug, topic, RELATED), undefined),
    orFallback<Counts>('the numbers of posts', () => countTopics(db), {}),
  ])
  const shown = related && !counts.all ? builtInBeside(post) : (related ?? [])
  return {
    related: shown.slice(0, RELATED).map((other) => postInTown(other, town)),
    counts: counts.all ? counts : fallbackCounts,
  }
}

/** Before the first import, the blog lists the posts that come with the site. */
function builtInBeside(post: Post): PostTeaser[] {
  return fallbackPosts.filter(({ slug }) => slug !== post.slug)
}
