import { css, cva } from '../../styled-system/css'
import { HARBOR, SCENE } from '../chart/pictures.ts'
import { Picture } from '../ui/picture/picture.tsx'
import type { WantedImage } from './candidates.ts'
import { findImage } from './find-image.ts'
import { siteImages } from './site-sources.ts'

/** A chart keeps its aspect ratio; everything else is cropped to a scene's. */
const frame = cva({
  base: {
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

/**
 * The picture at the head of a card, from the first source that has one. The title next to it names
 * the same thing, so it is decorative.
 */
export async function CardPicture({ wanted, alt = '' }: { wanted: WantedImage; alt?: string }) {
  const image = await findImage(wanted, siteImages)
  const shape = wanted.category === 'town' ? 'chart' : 'scene'
  return (
    <figure className={frame({ shape })}>
      {image ? (
        <Picture
          src={image.src}
          alt={alt}
          {...(shape === 'chart' ? HARBOR : SCENE)}
          fallbacks={image.fallbacks}
        />
      ) : (
        <span className={words}>Image could not be loaded</span>
      )}
    </figure>
  )
}
