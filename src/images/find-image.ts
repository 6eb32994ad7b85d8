import { candidates, type ImageCategory, type WantedImage } from './candidates.ts'
import { townPicture } from './town-pictures.ts'

/** What the order of fallbacks asks for. */
export interface ImageSources {
  /** Whether a name of the candidates' kind leads to a file: `/public/…` or `images/…`. */
  isThere(name: string): Promise<boolean>
  /** The storage path of the newest picture that was downloaded for a town. */
  downloadedFor(town: string): Promise<string | undefined>
}

export interface FoundImage {
  /** Addresses of one picture, in the formats it exists in. */
  src: { avif?: string; webp?: string; file: string }
  /** What the browser tries when it does not load. */
  fallbacks: string[]
}

/** What stands in for a picture that a row names and nobody has. */
const CATEGORY_PICTURES: Record<ImageCategory, string> = {
  general: '/public/pictures/general.png',
  blog: '/public/pictures/storm-season.png',
  town: '/public/pictures/town.png',
  testimonial: '/public/pictures/testimonial.png',
  team: '/public/pictures/team.png',
  product: '/public/pictures/product.png',
}

/**
 * The first picture that exists: the row's own in any of its formats, the town's, the downloaded
 * one, the category's. Undefined when there is none, so 'Image could not be loaded'.
 */
export async function findImage(
  wanted: WantedImage,
  sources: ImageSources,
): Promise<FoundImage | undefined> {
  const standIn = CATEGORY_PICTURES[wanted.category]
  const name = (await findOwn(wanted, sources)) ?? (await first([standIn], sources))
  if (!name) return undefined
  const hasStandIn = name !== standIn && (await sources.isThere(standIn))
  return {
    src: await inItsFormats(name, sources),
    fallbacks: hasStandIn ? [addressOf(standIn)] : [],
  }
}

/** As `findImage`, but never what stands in for a whole category. */
export async function findOwnImage(
  wanted: WantedImage,
  sources: ImageSources,
): Promise<FoundImage | undefined> {
  const name = await findOwn(wanted, sources)
  return name ? { src: await inItsFormats(name, sources), fallbacks: [] } : undefined
}

async function findOwn(wanted: WantedImage, sources: ImageSources): Promise<string | undefined> {
  const { category, town } = wanted
  const named = await first(candidates(wanted), sources)
  if (named || !town) return named
  const drawn = await first([townPicture(town)], sources)
  if (drawn) return drawn
  const path = await sources.downloadedFor(town)
  return first(candidates({ category, path }), sources)
}

async function first(names: string[], { isThere }: ImageSources): Promise<string | undefined> {
  for (const name of names) if (await isThere(name)) return name
  return undefined
}

async function inItsFormats(name: string, { isThere }: ImageSources): Promise<FoundImage['src']> {
  const src: FoundImage['src'] = { file: addressOf(name) }
  // What staff uploaded was re-encoded into one format.
  if (!name.startsWith('/public/')) return src
  for (const format of ['avif', 'webp'] as const) {
    const sibling = name.replace(/\.\w+$/, `.${format}`)
    if (sibling !== name && (await isThere(sibling))) src[format] = addressOf(sibling)
  }
  return src
}

/** The folder `public/` is what the site serves at its root. */
function addressOf(name: string): string {
  return name.startsWith('/public/') ? name.slice('/public'.length) : `/${name}`
}
