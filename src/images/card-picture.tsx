import { css, cva } from '../../styled-system/css'
import { HARBOR, SCENE } from '../chart/pictures.ts'
import { Picture } from '../ui/picture/picture.tsx'
import type { WantedImage } from './candidates.ts'
import { findImage } from './find-image.ts'
import { siteImages } from './site-sources.ts'

/** A chart keeps its aspect ratio; everything else is cropped to a scene's. */
const frame = cva({
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    bg: 'selected',
    '& img': { objectFit: 'cover' },
  },
  variants: {
    shape: {
      chart: { aspectRatio: '4 / 3', '& img': { aspectRatio: '4 / 3' } },
      scene: { aspectRatio: '8 / 5', '& img': { aspectRatio: '8 / 5' } },
    },
  },
})
const words = css({
  display: 'grid',
  placeItems: 'center',
  height: 'full',
  textStyle: 'small',
  color: 'quiet',
})

/** As wide as the columns of cards, of which wide screens have three or four, and others two or one. */
const SIZES = '(width>=64rem) 24rem,(width>=30rem) 50vw,100vw'

/**
 * The picture at the head of a card, from the first source that has one. The title next to it names
 * the same thing, so it is decorative.
 */
export async function CardPicture({
  wanted,
  alt = '',
  priority = false,
}: {
  wanted: WantedImage
  alt?: string
  /** For the first picture of a page. */
  priority?: boolean
}) {
  const image = await findImage(wanted, siteImages)
  const shape = wanted.category === 'town' ? 'chart' : 'scene'
  if (!image) {
    return (
      <figure className={frame({ shape })}>
        <span className={words}>Image could not be loaded</span>
      </figure>
    )
  }
  return (
    <Picture
      src={image.src}
      alt={alt}
      {...(shape === 'chart' ? HARBOR : SCENE)}
      sizes={SIZES}
      fallbacks={image.fallbacks}
      priority={priority}
      frame={frame({ shape })}
    />
  )
}
