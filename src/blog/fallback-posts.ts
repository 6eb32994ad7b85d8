import { builtInPosts } from '../../db/writing/articles.ts'
import { topicsOf } from '../../db/writing/post-topics.ts'
import type { Post } from '../../db/writing/posts.ts'
import type { Counts } from './categories.ts'

/** The three built-in posts, newest first: shown where posts are listed and there are none. */
export const fallbackPosts: Post[] = builtInPosts()

/** How many of them each list has. */
export const fallbackCounts: Counts = {}
for (const topic of fallbackPosts.flatMap(topicsOf)) {
  fallbackCounts[topic] = (fallbackCounts[topic] ?? 0) + 1
}
