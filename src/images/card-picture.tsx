import type { WantedImage } from '../../db/content/picture-candidates.ts'
import { css } from '../../styled-system/css'
import { SCENE } from '../chart/pictures.ts'
import { Picture } from '../ui/picture/picture.tsx'
import { findImage } from './find-image.ts'
import { siteImages } from './site-sources.ts'

const frame = css({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  bg: 'selected',
  aspectRatio: '8 / 5',
  '& img': { objectFit: 'cover', aspectRatio: '8 / 5' },
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
  sizes = SIZES,
}: {
  wanted: WantedImage
  alt?: string
  /** For the first picture of a page. */
  priority?: boolean
  /** How wide it is shown, where that is not the column of a list of cards. */
  sizes?: string
}) {
  const image = await findImage(wanted, siteImages)
  if (!image) {
    return (
      <figure className={frame}>
        <span className={words}>Image could not be loaded</span>
      </figure>
    )
  }
  return (
    <Picture
      src={image.src}
      alt={alt}
      {...SCENE}
      sizes={sizes}
      fallbacks={image.fallbacks}
      priority={priority}
      frame={frame}
    />
  )
}
