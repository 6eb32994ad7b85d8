/** The subject of a picture, which decides its fallback. */
export type ImageCategory = 'general' | 'blog' | 'town' | 'testimonial' | 'team' | 'product'

export interface WantedImage {
  category: ImageCategory
  /** The path in its row: a file of `public/`, or an object under `images/` that staff uploaded. */
  path?: string | undefined
  /** The address of the site's own drawing of the subject, for when the row's picture is missing. */
  drawn?: string | undefined
  /** Slug of the town that the picture shows. */
  town?: string | undefined
}

/** Spellings of a format's extension, and alternative formats of a picture. */
const SPELLINGS = [['webp'], ['png'], ['jpg', 'jpeg'], ['avif'], ['svg']]
const SWAPPED = ['webp', 'png', 'jpg', 'jpeg']

/**
 * The files that a row's path may refer to, in the order they are tried: as written, with other
 * spellings of its extension, then in another format. A file of the site is under `/public/…`, an
 * uploaded object under `images/…`.
 */
export function candidates({ category, path }: WantedImage): string[] {
  const resolved = path && resolve(path.trim(), category)
  if (!resolved) return []
  const { stem, extension } = split(resolved)
  const spellings = extension
    ? (SPELLINGS.find((format) => format.includes(extension.toLowerCase())) ?? [])
    : SPELLINGS.flat()
  return [...new Set([resolved, ...withExtensions(spellings), ...withExtensions(SWAPPED)])]

  function withExtensions(extensions: string[]): string[] {
    return extensions.map((wanted) => `${stem}.${wanted}`)
  }
}

function resolve(path: string, category: ImageCategory): string | undefined {
  // External pictures are never loaded.
  if (path === '' || /^([a-z]+:|\/\/)/i.test(path)) return undefined
  const named = category === 'testimonial' ? path.replace(/\.jpg$/i, '.png') : path
  const relative = named.replace(/^\/+/, '').replace(/^public\/+/, '')
  return relative.startsWith('images/') ? relative : `/public/${relative}`
}

function split(path: string): { stem: string; extension: string } {
  const [, stem = path, extension = ''] = /^(.*)\.([a-z]{3,4})$/i.exec(path) ?? []
  return { stem, extension }
}
