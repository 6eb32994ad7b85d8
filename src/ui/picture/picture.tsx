import { css } from '../../../styled-system/css'

/** One picture in the formats it exists in. */
export interface PictureFiles {
  avif?: string
  webp?: string
  /** The format for browsers that support neither, and for link previews. */
  file: string
}

/** The theme's `md`: narrower screens get the drawing made for them. */
const PHONE = '(width < 48rem)'

const frame = css({ display: 'block', position: 'relative', overflow: 'hidden' })
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

/** A picture with its space reserved. `priority` is for the first one of a page. */
export function Picture({
  src,
  alt,
  width,
  height,
  phone,
  priority = false,
  sizes,
  fallbacks = [],
  missing = 'Image could not be loaded',
}: {
  src: string | PictureFiles
  alt: string
  width: number
  height: number
  /** The same subject drawn for a small screen. */
  phone?: { src: PictureFiles; width: number; height: number } | undefined
  priority?: boolean
  sizes?: string | undefined
  /** Fallbacks to try, in order, when the picture does not load. */
  fallbacks?: string[]
  /** The text shown when nothing loads. */
  missing?: string
}) {
  const files = typeof src === 'string' ? { file: src } : src
  return (
    <span className={frame}>
      <picture>
        {phone &&
          (['avif', 'webp'] as const).map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              media={PHONE}
              srcSet={phone.src[format]}
              width={phone.width}
              height={phone.height}
            />
          ))}
        {files.avif && <source type="image/avif" srcSet={files.avif} sizes={sizes} />}
        {files.webp && <source type="image/webp" srcSet={files.webp} sizes={sizes} />}
        <img
          className={image}
          src={files.file}
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
