import publicFiles, { hashedNames } from 'virtual:public-files'
import { css } from '../../../styled-system/css'

/** One picture in the formats it exists in. */
export interface PictureFiles {
  avif?: string
  webp?: string
  /** The format for browsers that support neither, and for link previews. */
  file: string
}

interface DrawnFor {
  src: PictureFiles
  width: number
  height: number
  /** For which screens, where not the usual ones. */
  media?: string
}

/** The theme's `md` and `lg`: narrower screens get the drawing made for them. */
const PHONE = '(width < 48rem)'
const TABLET = '(width < 64rem)'

const usual = css({ display: 'block', position: 'relative', overflow: 'hidden' })
const image = css({ display: 'block', width: 'full', height: 'auto' })

// Shown by the page script when nothing loads (src/browser/failed-pictures.ts).
const words = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  p: '16',
  textAlign: 'center',
  textStyle: 'small',
  color: 'quiet',
  bg: 'selected',
})

/**
 * A picture with its space reserved. Browsers without AVIF get the one other file, also on a phone:
 * each further `source` is an element more for each picture of a list.
 * @param priority For the first picture of a page: loaded at once, and before anything else.
 * @param sizes How wide it is shown, where that is less than it was drawn.
 * @param frame A class instead of the usual one for the element around it.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  phone,
  tablet,
  priority = false,
  sizes,
  fallbacks = [],
  missing = 'Image could not be loaded',
  frame = usual,
}: {
  src: string | PictureFiles
  alt: string
  width: number
  height: number
  /** The same subject drawn for smaller screens. */
  phone?: DrawnFor | undefined
  tablet?: DrawnFor | undefined
  priority?: boolean
  sizes?: string | undefined
  /** Fallbacks to try, in order, when the picture does not load. */
  fallbacks?: string[]
  /** The text shown when nothing loads. */
  missing?: string
  frame?: string
}) {
  const files = typeof src === 'string' ? { file: src } : src
  return (
    <span className={frame}>
      <picture>
        {phone && <SourceFor media={PHONE} {...phone} />}
        {tablet && <SourceFor media={TABLET} {...tablet} />}
        {files.avif && (
          <source type="image/avif" srcSet={candidates(files.avif, sizes)} sizes={sizes} />
        )}
        {files.webp && files.webp !== files.file && (
          <source type="image/webp" srcSet={immutable(files.webp)} />
        )}
        <img
          className={image}
          src={immutable(files.file)}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? undefined : 'lazy'}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          data-fallbacks={fallbacks.length > 0 ? fallbacks.join(' ') : undefined}
        />
      </picture>
      <span className={words} hidden>
        {missing}
      </span>
    </span>
  )
}

/** The same subject drawn for a smaller screen: AVIF, or the one file that every browser shows. */
function SourceFor({ media, src, width, height }: DrawnFor) {
  return (
    <source
      type={src.avif && 'image/avif'}
      media={media}
      srcSet={immutable(src.avif ?? src.file)}
      width={width}
      height={height}
    />
  )
}

function candidates(avif: string, sizes: string | undefined): string {
  const half = halfOf(avif)
  if (!sizes || !isPublicFile(half)) return immutable(avif)
  return `${immutable(half)} ${HALF_WIDTH}w,${immutable(avif)} ${FULL_WIDTH}w`
}

const files = new Set(publicFiles)

/** The address of a file of `public/` that may be cached for ever; of any other file, its own. */
export function immutable(address: string): string {
  // The development server knows no other name than the file's own.
  return import.meta.env?.DEV ? address : (hashedNames[address] ?? address)
}

/** Whether the folder `public/` has the file of this address. */
function isPublicFile(address: string): boolean {
  return files.has(`/public${address}`)
}

/** The width, in pixels, of pictures that exist half as wide too, for cards; and the half. */
export const FULL_WIDTH = 800
export const HALF_WIDTH = 400

/** The path of the half, which exists in AVIF only. */
export function halfOf(avif: string): string {
  return avif.replace(/\.avif$/, `-${HALF_WIDTH}.avif`)
}
