import { css, cx } from '../../styled-system/css'
import { fallbackPicture, homeWaters } from '../chart/pictures.ts'
import { notPrinted } from '../ui/layout.tsx'
import { Picture } from '../ui/picture/picture.tsx'

// The text panel is on the left: what matters is drawn to the right of it.
const figure = css({
  position: { xl: 'absolute' },
  inset: '0',
  // Low on a phone, so that the first button is on the first screen, and never lower than the whole of
  // a drawing (HOME_ON_TABLET): only the sides of the phone's are cropped, where it has no names.
  height: { base: 'max(112px, 21.1vw)', md: 'auto' },
  overflow: 'hidden',
  '& > span, & img': { height: 'full' },
  '& img': { objectFit: 'cover', objectPosition: { base: '50% 50%', xl: '100% 50%' } },
})

/** A real chart of the agency's own waters, with separate drawings for phones and tablets. */
export function HomeWaters() {
  return (
    <figure className={cx(figure, notPrinted)}>
      <Picture {...homeWaters} priority fallbacks={[fallbackPicture('town').src.file]} />
    </figure>
  )
}
