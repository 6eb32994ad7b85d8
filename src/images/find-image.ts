import { fallbackPicture, stormSeason, townOutline } from '../chart/pictures.ts'
import type { PictureFiles } from '../ui/picture/picture.tsx'
import { candidates, type ImageCategory, type WantedImage } from './candidates.ts'

/** The files and lookups that the fallbacks need. */
export interface ImageSources {
  /** Whether a candidate name exists as a file: `/public/…` or `images/…`. */
  isThere(name: string): Promise<boolean>
  /** The storage path of the newest picture that was downloaded for a town. */
  downloadedFor(town: string): Promise<string | undefined>
}

export interface FoundImage {
  /** Addresses of one picture, in the formats it exists in. */
  src: PictureFiles
  /** What the browser tries when the picture does not load. */
  fallbacks: string[]
}

/**
 * The first picture that exists: the row's own in any of its formats, the town's, the downloaded
 * one, the category's. Undefined when there is none, so 'Image could not be loaded'.
 */
export async function findImage(
  wanted: WantedImage,
  sources: ImageSources,
): Promise<FoundImage | undefined> {
  const fallback = nameOf(fallbackPicture(wanted.category).src.file)
  const name = (await findOwn(wanted, sources)) ?? (await first([fallback], sources))
  if (!name) return undefined
  const next = await first([nameOf(onFailure(wanted.category))], sources)
  return {
    src: await inItsFormats(name, sources),
    fallbacks: next && next !== name ? [addressOf(next)] : [],
  }
}

/** What a browser shows for a picture that exists but does not load. */
function onFailure(category: ImageCategory): string {
  return (category === 'blog' ? stormSeason : fallbackPicture(category)).src.file
}

/** Like `findImage`, but without the category's fallback. */
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
  const drawn = await first([nameOf(townOutline(town).src.file)], sources)
  if (drawn) return drawn
  const path = await sources.downloadedFor(town)
  return first(candidates({ category, path }), sources)
}

async function first(names: string[], { isThere }: ImageSources): Promise<string | undefined> {
  for (const name of names) if (await isThere(name)) return name
  return undefined
}

async function inItsFormats(name: string, { isThere }: ImageSources): Promise<PictureFiles> {
  const src: PictureFiles = { file: addressOf(name) }
  // Pictures that staff upload exist in one format only.
  if (!name.startsWith(PUBLIC)) return src
  for (const format of ['avif', 'webp'] as const) {
    const sibling = name.replace(/\.\w+$/, `.${format}`)
    if (await isThere(sibling)) src[format] = addressOf(sibling)
  }
  return src
}

/** The site serves the folder `public/` at its root. */
const PUBLIC = '/public/'

function addressOf(name: string): string {
  return name.startsWith(PUBLIC) ? name.slice(PUBLIC.length - 1) : `/${name}`
}

function nameOf(address: string): string {
  return PUBLIC + address.slice(1)
}
