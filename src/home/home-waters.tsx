import { css } from '../../styled-system/css'
import { fallbackPicture, homeWaters } from '../chart/pictures.ts'
import { Picture } from '../ui/picture/picture.tsx'

// The text panel is on the left: what matters is drawn to the right of it.
const figure = css({
  position: { md: 'absolute' },
  inset: '0',
  // Low on a phone, so that the first button is on the first screen.
  height: { base: '7rem', md: 'auto' },
  overflow: 'hidden',
  '& > span, & img': { height: 'full' },
  '& img': { objectFit: 'cover', objectPosition: { base: '50% 50%', md: '100% 50%' } },
})

/** A real chart of the agency's own waters, with a separate drawing for phones. */
export function HomeWaters() {
  return (
    <figure className={figure}>
      <Picture {...homeWaters} priority fallbacks={[fallbackPicture('town').src.file]} />
    </figure>
  )
}
