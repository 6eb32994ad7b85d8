import { css } from '../../styled-system/css'
import { Picture } from '../ui/picture/picture.tsx'
import type { WantedImage } from './candidates.ts'
import { findImage } from './find-image.ts'
import { siteImages } from './site-sources.ts'

const WIDTH_PX = 720
const HEIGHT_PX = 480

const frame = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  bg: 'selected',
  '& img': { aspectRatio: '3 / 2', objectFit: 'cover' },
})
const words = css({
  display: 'grid',
  placeItems: 'center',
  height: 'full',
  textStyle: 'small',
  color: 'quiet',
})

/**
 * The picture at the head of a card, from the first source that has one. It stands beside a title
 * that names the same thing, so it is decoration.
 */
export async function CardPicture({ wanted, alt = '' }: { wanted: WantedImage; alt?: string }) {
  const image = await findImage(wanted, siteImages)
  return (
    <figure className={frame}>
      {image ? (
        <Picture
          src={image.src}
          alt={alt}
          width={WIDTH_PX}
          height={HEIGHT_PX}
          fallbacks={image.fallbacks}
        />
      ) : (
        <span className={words}>Image could not be loaded</span>
      )}
    </figure>
  )
}
