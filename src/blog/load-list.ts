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
/** So many posts of a list, from the first shown on, are told to search engines. */
const TOLD = 10

export interface PostList {
  posts: PostTeaser[]
  /** For search engines: the posts shown, and some that follow. */
  told: PostTeaser[]
  page: number
  pages: number
  counts: Counts
  guide: PostTeaser | undefined
  recent: PostTeaser[]
  /** The posts could not be read: built-in ones stand in. */
  failed: boolean
}

/**
 * A page of a list, and what stands beside it; the built-in posts where there are none, or no
 * database to ask.
 * @returns Undefined when the list has no such page.
 */
export async function loadList({
  topic,
  town,
  page = 1,
}: ListAddress): Promise<PostList | undefined> {
  const read = await orFallback('posts', () => readList(topic, page), undefined)
  const list = read?.counts.all ? read : builtInList(topic, page, read === undefined)
  const pages = Math.max(1, Math.ceil((list.counts[topic] ?? 0) / PAGE_SIZE))
  // A page that cannot be read now may well be there.
  if (page > pages && !list.failed) return undefined
  const told = list.told.map((post) => postInTown(post, town))
  return {
    ...list,
    told,
    posts: told.slice(0, PAGE_SIZE),
    page: Math.min(page, pages),
    pages,
    guide: list.guide && postInTown(list.guide, town),
    recent: list.recent.map((post) => postInTown(post, town)),
  }
}

type Read = Omit<PostList, 'posts' | 'page' | 'pages'>

async function readList(topic: PostTopic, page: number): Promise<Read> {
  const { db } = services()
  const counts = await countTopics(db)
  const offset = (page - 1) * PAGE_SIZE
  const [told, guide, recent] = await Promise.all([
    listPosts(db, topic, { limit: TOLD, offset, of: counts[topic] ?? 0 }),
    findGuide(db),
    listNewestPosts(db, RECENT),
  ])
  return { counts, told, guide, recent, failed: false }
}

function builtInList(topic: PostTopic, page: number, failed: boolean): Read {
  const posts = fallbackPosts.filter((post) => topicsOf(post).includes(topic))
  const first = (Math.min(page, Math.ceil(posts.length / PAGE_SIZE) || 1) - 1) * PAGE_SIZE
  return {
    counts: fallbackCounts,
    told: posts.slice(first, first + TOLD),
    guide: fallbackPosts.find(isGuide),
    recent: fallbackPosts,
    failed,
  }
}
