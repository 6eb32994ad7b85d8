import type { Post } from '../../db/writing/posts.ts'
import { categorySlug } from './category-slug.ts'

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
