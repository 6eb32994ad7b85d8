import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { findOwnImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Card } from '../ui/card/card.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Stars } from '../ui/stars/stars.tsx'

const figure = css({ display: 'flex', flexDirection: 'column', gap: '16', flexGrow: '1' })
const client = css({ display: 'flex', alignItems: 'center', gap: '12', mt: 'auto' })
const who = css({ textStyle: 'label', color: 'heading' })
const where = css({ textStyle: 'small', color: 'quiet' })

/** A testimonial and its client. A sample says that it is one. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, imagePath, isSample } = testimonial
  return (
    <Card>
      {isSample && <Badge tone="land">Sample</Badge>}
      <Stars rating={rating} />
      <figure className={figure}>
        <blockquote>
          <p>{testimonial.testimonial}</p>
        </blockquote>
        <figcaption className={client}>
          <Portrait name={name} imagePath={imagePath} />
          <span>
            <span className={who}>{name}</span>
            <br />
            <span className={where}>{location}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}

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
