import type { Post } from '../../db/writing/posts.ts'
import { categorySlug } from './addresses.ts'

const SNIPPET = 180
const OLD_SNIPPET = 120
const OLD_AFTER_YEARS = 1
const STALE_AFTER_YEARS = 3
const STALE_FOR_YEARS = 1

/**
 * How much of a post search engines may quote, by its age; a stale post expires from their results
 * in a year unless someone updates it.
 */
export function robotsOf(publishedAt: string, now: Date): string[] {
  const isOlderThan = (age: number) => new Date(publishedAt) < years(now, -age)
  return [
    `max-snippet:${isOlderThan(OLD_AFTER_YEARS) ? OLD_SNIPPET : SNIPPET}`,
    ...(isOlderThan(STALE_AFTER_YEARS)
      ? [`unavailable_after:${years(now, STALE_FOR_YEARS).toISOString().slice(0, 10)}`]
      : []),
  ]
}

function years(from: Date, count: number): Date {
  const date = new Date(from)
  date.setUTCFullYear(date.getUTCFullYear() + count)
  return date
}

/**
 * A post's picture for link previews: its own, the one drawn for it, its category's, or undefined.
 * @param isThere Whether a path of the site exists as a file.
 */
export function shareImageOf(
  { slug, shareImage, category }: Pick<Post, 'slug' | 'shareImage' | 'category'>,
  isThere: (path: string) => boolean,
): string | undefined {
  if (shareImage && /^\/images\/[\w./-]+$/.test(shareImage)) return shareImage
  const drawn = [
    ...(shareImage ? [shareImage] : []),
    `/share/blog/${slug}.png`,
    ...(category ? [`/share/blog/category-${categorySlug(category)}.png`] : []),
    '/share/blog.png',
  ]
  return drawn.find(isThere)
}
