import { countTopics } from '../../db/writing/post-listings.ts'
import { type PostTopic, topicsOf } from '../../db/writing/post-topics.ts'
import {
  findGuide,
  isGuide,
  listNewestPosts,
  listPosts,
  type PostTeaser,
} from '../../db/writing/posts.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import type { ListAddress } from './addresses.ts'
import type { Counts } from './categories.ts'
import { fallbackCounts, fallbackPosts } from './fallback-posts.ts'
import { postInTown } from './in-town.ts'

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
