import type { Vessel } from '../../db/content/vessels.ts'
import { css } from '../../styled-system/css'
import { vesselPicture } from '../chart/pictures.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Picture } from '../ui/picture/picture.tsx'
import { insuranceOf } from './vessel-name.ts'

// The drawing's background continues to the edges of the section; its waterline is at 27.5 percent
// of its height, and its height is two thirds of its width.
const paper = css({
  position: 'relative',
  height: 'full',
  bg: 'page',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: { base: '3.025rem', md: 'calc(min(34rem, 46vw) * 0.18333)' },
    bg: 'shallow',
  },
})
const drawing = css({
  position: 'absolute',
  bottom: '0',
  aspectRatio: '3 / 2',
  height: { base: 'full', md: 'auto' },
  width: { md: 'min(34rem, 46vw)' },
  left: { base: '50%', md: 'auto' },
  transform: { base: 'translateX(-50%)', md: 'none' },
  right: { md: 'max(0px, calc((100vw - 73rem) / 2))' },
})

/** The picture in the row of a vessel type, its line drawing, or the category's picture. */
export async function Silhouette({ vessel }: { vessel: Vessel }) {
  const drawn = vesselPicture(vessel.slug, insuranceOf(vessel).replace(/ Insurance$/, ''))
  const { imagePath: path } = vessel
  const wanted = { category: 'product', path, drawn: drawn.src.file } as const
  const image = await findImage(wanted, siteImages)
  return (
    <div className={paper}>
      <div className={drawing}>
        <Picture
          {...drawn}
          src={image?.src ?? drawn.src}
          fallbacks={image?.fallbacks ?? []}
          priority
        />
      </div>
    </div>
  )
}
