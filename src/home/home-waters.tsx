import { css } from '../../styled-system/css'
import { fallbackPicture, homeWaters } from '../chart/pictures.ts'
import { Picture } from '../ui/picture/picture.tsx'

// The text panel is on the left: what matters is drawn to the right of it.
const figure = css({
  position: { xl: 'absolute' },
  inset: '0',
  // Low on a phone, so that the first button is on the first screen; on a tablet, the whole of its drawing.
  height: { base: '7rem', md: 'auto' },
  overflow: 'hidden',
  '& > span, & img': { height: 'full' },
  '& img': { objectFit: 'cover', objectPosition: { base: '50% 50%', xl: '100% 50%' } },
})

/** A real chart of the agency's own waters, with separate drawings for phones and tablets. */
export function HomeWaters() {
  return (
    <figure className={figure}>
      <Picture {...homeWaters} priority fallbacks={[fallbackPicture('town').src.file]} />
    </figure>
  )
}
