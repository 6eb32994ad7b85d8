import type { Vessel } from '../../db/content/vessels.ts'
import { css } from '../../styled-system/css'
import { vesselPicture } from '../chart/pictures.ts'
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

/** The vessel type as a line drawing, or the picture that staff chose. */
export function Silhouette({ vessel }: { vessel: Vessel }) {
  const drawn = vesselPicture(vessel.slug, insuranceOf(vessel).replace(/ Insurance$/, ''))
  return (
    <div className={paper}>
      <div className={drawing}>
        <Picture {...drawn} src={vessel.imagePath ?? drawn.src} priority />
      </div>
    </div>
  )
}
