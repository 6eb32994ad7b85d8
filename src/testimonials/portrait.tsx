import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { findOwnImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Picture } from '../ui/picture/picture.tsx'
import { initials } from './initials.ts'

const disc = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56',
  height: '56',
  overflow: 'hidden',
  borderRadius: 'round',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'surface',
  bg: 'shallow',
  color: 'ink',
  textStyle: 'label',
})
const SIDE_PX = 56

/**
 * A client's picture or, without one, the client's initials; decorative, since the name is next to
 * it.
 */
export async function Portrait({ name, imagePath }: Pick<Testimonial, 'name' | 'imagePath'>) {
  const image = await findOwnImage({ category: 'testimonial', path: imagePath }, siteImages)
  return (
    <span className={disc} aria-hidden="true">
      {image ? (
        <Picture src={image.src} alt="" width={SIDE_PX} height={SIDE_PX} missing={initials(name)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
