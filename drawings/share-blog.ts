import type { TownPlace } from '../db/seed/towns/places.ts'
import { findSeedPost, seedPostSlugs } from '../db/writing/articles.ts'
import { POST_CATEGORIES, type PostCategory } from '../db/writing/post-topics.ts'
import { towns } from '../src/chart/places.ts'
import { categoryShareImage } from '../src/chart/post-pictures.ts'
import { shareImage } from './share-image.ts'

/** What is drawn for the posts of a category; a post of the site has a drawing of its own. */
const drawings: Record<PostCategory, string> = {
  'Boat Insurance': 'fishing',
  'Marine Safety': 'lighthouse',
  'Yacht Insurance': 'yacht',
  'Waterfront Property': 'cottage',
  'Commercial Marine': 'working',
  'Insurance Tips': 'fallback-blog',
  'Flood Insurance': 'flood',
}

/** The images that posts are shared with: one for each that comes with the site and each category. */
export function blogShareImages(): [path: string, svg: () => string][] {
  return [
    ...seedPostSlugs().map((slug, index): [string, () => string] => [
      `share/blog/${slug}`,
      () => shareImage(titleOf(slug), watersOf(index * 7 + 1), slug),
    ]),
    ...POST_CATEGORIES.map((category, index): [string, () => string] => [
      `share/${categoryShareImage(category)}`,
      () => shareImage(`${category} Articles`, watersOf(index * 5 + 4), drawings[category]),
    ]),
  ]
}

/** As the post is titled where no town is named. */
function titleOf(slug: string): string {
  return (findSeedPost(slug)?.title ?? slug).replaceAll('[Town]', 'Connecticut')
}

function watersOf(index: number): TownPlace {
  return towns[index % towns.length] as TownPlace
}
