import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { Badge } from '../ui/badge/badge.tsx'
import { Card } from '../ui/card/card.tsx'
import { Stars } from '../ui/stars/stars.tsx'
import { Portrait } from './portrait.tsx'

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
