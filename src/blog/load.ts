import { builtInPosts, findSeedPost } from '../../db/writing/articles.ts'
import { countTopics } from '../../db/writing/post-listings.ts'
import { type PostTopic, topicOfCategory, topicsOf } from '../../db/writing/post-topics.ts'
import {
  findGuide,
  findPost,
  isGuide,
  isSlugPublished,
  listNewestPosts,
  listPosts,
  listRelatedPosts,
  type Post,
  type PostTeaser,
} from '../../db/writing/posts.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { services } from '../http/services.ts'
import type { ListAddress, ReadingTown } from './addresses.ts'
import type { Counts } from './categories.ts'
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

const PAGE_SIZE = 6
const RECENT = 5
/** How many posts, from the first one shown, go into the page's structured data. */
const MAX_STRUCTURED = 10

export interface PostList {
  posts: PostTeaser[]
  /** For the structured data: the posts shown and some that follow. */
  structured: PostTeaser[]
  page: number
  pages: number
  counts: Counts
  guide: PostTeaser | undefined
  recent: PostTeaser[]
  /** The posts could not be read; the built-in ones are shown instead. */
  failed: boolean
}

/**
 * Loads a page of a list and its sidebar. Falls back to the built-in posts when there are none or
 * the database is unavailable.
 * @returns Undefined when the list has no such page.
 */
export async function loadPostList({
  topic,
  town,
  page = 1,
}: ListAddress): Promise<PostList | undefined> {
  const read = await orFallback('posts', () => readList(topic, page), undefined)
  const list = read?.counts.all ? read : builtInList(topic, page, read === undefined)
  const pages = pagesOf(topic, list.counts)
  // Without the database, the page may exist all the same.
  if (page > pages && !list.failed) return undefined
  const structured = list.structured.map((post) => postInTown(post, town))
  return {
    ...list,
    structured,
    posts: structured.slice(0, PAGE_SIZE),
    page: Math.min(page, pages),
    pages,
    guide: list.guide && postInTown(list.guide, town),
    recent: list.recent.map((post) => postInTown(post, town)),
  }
}

function pagesOf(topic: PostTopic, counts: Counts): number {
  return Math.max(1, Math.ceil((counts[topic] ?? 0) / PAGE_SIZE))
}

type Read = Omit<PostList, 'posts' | 'page' | 'pages'>

async function readList(topic: PostTopic, page: number): Promise<Read> {
  const { db } = services()
  const counts = await countTopics(db)
  const offset = (page - 1) * PAGE_SIZE
  const [structured, guide, recent] = await Promise.all([
    listPosts(db, topic, { limit: MAX_STRUCTURED, offset, of: counts[topic] ?? 0 }),
    findGuide(db),
    listNewestPosts(db, RECENT),
  ])
  return { counts, structured, guide, recent, failed: false }
}

function builtInList(topic: PostTopic, page: number, failed: boolean): Read {
  const posts = fallbackPosts.filter((post) => topicsOf(post).includes(topic))
  const first = (Math.min(page, Math.ceil(posts.length / PAGE_SIZE) || 1) - 1) * PAGE_SIZE
  return {
    counts: fallbackCounts,
    structured: posts.slice(first, first + MAX_STRUCTURED),
    guide: fallbackPosts.find(isGuide),
    recent: fallbackPosts,
    failed,
  }
}

/** The three built-in posts, newest first: shown where posts are listed and there are none. */
export const fallbackPosts: Post[] = builtInPosts()

/** How many of them each list has. */
export const fallbackCounts: Counts = {}
for (const topic of fallbackPosts.flatMap(topicsOf)) {
  fallbackCounts[topic] = (fallbackCounts[topic] ?? 0) + 1
}
