import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { findOwnImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Picture } from '../ui/picture/picture.tsx'

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

/** The first letters of a name's first and last word, or the first two letters of a single word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')]
  const last = [...(words.at(-1) ?? '')]
  const letters = words.length > 1 ? [first[0], last[0]] : first.slice(0, 2)
  return letters.join('').toUpperCase()
}
