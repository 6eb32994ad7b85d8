import { isGuide, listNewestPosts, type PostTeaser } from '../../../db/writing/posts.ts'
import { orFallback } from '../../http/fallback.ts'
import { memoizePerRequest } from '../../http/memoize-per-request.ts'
import { markMadeUp } from '../../http/rendering.ts'
import { services } from '../../http/services.ts'
import { categorySlug } from '../addresses.ts'
import { postInTown } from '../in-town.ts'
import { fallbackPosts } from '../load.ts'

const LOADED = 100
const FURTHER = 4
/** Where the list of recent publications ends; it starts after the posts in the grid. */
const LAST_RECENT = 9
const NO_CATEGORY = 'General'

export interface CategoryGroup {
  category: string
  slug: string
  posts: PostTeaser[]
}

export interface Compass {
  /** Every post that was loaded, newest first. */
  posts: PostTeaser[]
  /** The newest guide or, without one, the newest post. */
  pick: PostTeaser | undefined
  further: PostTeaser[]
  recent: PostTeaser[]
  groups: CategoryGroup[]
  /** The category in the address; undefined when none of these posts has it. */
  chosen: CategoryGroup | undefined
  /** The posts could not be read; the built-in ones are shown instead. */
  failed: boolean
}

/** Loads the front page of the blog from the newest posts. */
export async function loadCompass(category: string | null): Promise<Compass> {
  const read = await orFallback('posts', newestPosts, undefined)
  const posts = (read?.length ? read : fallbackPosts).map((post) => postInTown(post, undefined))
  const pick = posts.find(isGuide) ?? posts[0]
  const others = posts.filter((post) => post !== pick)
  const groups = groupsOf(posts)
  const chosen = groups.find(({ slug }) => slug === category)
  if (category !== null && !chosen) markMadeUp()
  return {
    posts,
    pick,
    further: others.slice(0, FURTHER),
    recent: others.slice(FURTHER, LAST_RECENT),
    groups,
    chosen,
    failed: read === undefined,
  }
}

/** Read once a page: which categories exist is asked before it is rendered. */
function newestPosts(): Promise<PostTeaser[]> {
  return memoizePerRequest('the posts of the Compass', () => listNewestPosts(services().db, LOADED))
}

/** The posts by category, ordered by each category's newest post. */
function groupsOf(posts: PostTeaser[]): CategoryGroup[] {
  const groups = Map.groupBy(posts, ({ category }) => category?.trim() || NO_CATEGORY)
  return [...groups].map(([category, of]) => ({
    category,
    slug: categorySlug(category),
    posts: of,
  }))
}
