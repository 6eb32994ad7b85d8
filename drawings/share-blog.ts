import type { TownPlace } from '../db/seed/towns/places.ts'
import { findSeedPost, seedPostSlugs } from '../db/writing/articles.ts'
import { POST_CATEGORIES, type PostCategory } from '../db/writing/post-topics.ts'
import { categorySlug } from '../src/blog/addresses.ts'
import { towns } from '../src/chart/places.ts'
import { shareImage } from './share-image.ts'

/** The drawing for the posts of a category; built-in posts have their own. */
const drawings: Record<PostCategory, string> = {
  'Boat Insurance': 'fishing',
  'Marine Safety': 'lighthouse',
  'Yacht Insurance': 'yacht',
  'Waterfront Property': 'cottage',
  'Commercial Marine': 'working',
  'Insurance Tips': 'fallback-blog',
  'Flood Insurance': 'flood',
}

/** The share images of posts: one for each built-in post and each category. */
export function blogShareImages(): [path: string, svg: () => string][] {
  return [
    ...seedPostSlugs().map((slug, index): [string, () => string] => [
      `share/blog/${slug}`,
      () => shareImage(titleOf(slug), watersOf(index * 7 + 1), slug),
    ]),
    ...POST_CATEGORIES.map((category, index): [string, () => string] => [
      `share/blog/category-${categorySlug(category)}`,
      () => shareImage(`${category} Articles`, watersOf(index * 5 + 4), drawings[category]),
    ]),
  ]
}

/** The post's title without a town. */
function titleOf(slug: string): string {
  return (findSeedPost(slug)?.title ?? slug).replaceAll('[Town]', 'Connecticut')
}

function watersOf(index: number): TownPlace {
  return towns[index % towns.length] as TownPlace
}
