import {
  candidates,
  type ImageCategory,
  type WantedImage,
} from '../../db/content/picture-candidates.ts'
import { fallbackPicture, stormSeason, townOutline } from '../chart/pictures.ts'
import type { PictureFiles } from '../ui/picture/picture.tsx'

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
  /** What the browser tries, in order, when the picture does not load: what would have come next here. */
  fallbacks: string[]
}

/**
 * The first picture that exists: the row's own in any of its formats, the one drawn for its subject,
 * the town's, the downloaded one, the category's. Undefined when there is none, so 'Image could not
 * be loaded'.
 */
export async function findImage(
  wanted: WantedImage,
  sources: ImageSources,
): Promise<FoundImage | undefined> {
  const fallback = nameOf(fallbackPicture(wanted.category).src.file)
  const name = (await findOwn(wanted, sources)) ?? (await first([fallback], sources))
  if (!name) return undefined
  const src = await inItsFormats(name, sources)
  const shown: string[] = Object.values(src)
  const next = (await namesAfter(name, wanted, sources)).map(addressOf)
  return { src, fallbacks: next.filter((address) => !shown.includes(address)) }
}

/**
 * What comes after a picture, as far as the site has it. The object store is not asked: a browser
 * that misses an uploaded picture goes on.
 */
async function namesAfter(
  name: string,
  wanted: WantedImage,
  sources: ImageSources,
): Promise<string[]> {
  const last = nameOf(onFailure(wanted.category))
  const groups = await allNames(wanted, sources)
  const names = [...groups.flatMap((group) => known(group)), last]
  // The category's picture comes after all of them.
  const at = names.indexOf(name)
  const later = at < 0 ? [last] : names.slice(at + 1)
  const there = await Promise.all(
    later.map((other) => !other.startsWith(PUBLIC) || sources.isThere(other)),
  )
  return [...new Set(later.filter((_, index) => there[index]))]
}

/** The candidates among the site's files, or the one uploaded object. */
function known(group: string[]): string[] {
  return group.filter((name, index) => index === 0 || name.startsWith(PUBLIC))
}

/** The names of every source but the category's, in the order they are tried. */
async function allNames(wanted: WantedImage, sources: ImageSources): Promise<string[][]> {
  const path = wanted.town && (await sources.downloadedFor(wanted.town))
  return [...drawnNames(wanted), candidates({ category: wanted.category, path: path || undefined })]
}

/** The names of what needs no look into the database. */
function drawnNames(wanted: WantedImage): string[][] {
  const { drawn, town } = wanted
  return [
    candidates(wanted),
    drawn ? [nameOf(drawn)] : [],
    town ? [nameOf(townOutline(town).src.file)] : [],
  ]
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
  const found = await first(drawnNames(wanted).flat(), sources)
  if (found || !town) return found
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
