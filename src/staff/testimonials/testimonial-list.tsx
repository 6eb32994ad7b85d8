import type { Testimonial } from '../../../db/content/testimonials.ts'
import { TESTIMONIALS_SHOWN } from '../../testimonials/testimonials.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { surface } from '../../ui/layout.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { empty, facts, line, list } from '../frame/list-look.ts'

/** Every testimonial, in the order in which the site shows them. */
export function TestimonialList({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) {
    return (
      <div className={surface}>
        <p className={empty}>
          There is none. Until you add one, the home page shows the three samples that came with the
          site.
        </p>
      </div>
    )
  }
  return (
    <div className={surface}>
      <ol className={list}>
        {testimonials.map((testimonial, index) => (
          <Line
            key={testimonial.id}
            testimonial={testimonial}
            isOnHome={index < TESTIMONIALS_SHOWN}
          />
        ))}
      </ol>
    </div>
  )
}

function Line({ testimonial, isOnHome }: { testimonial: Testimonial; isOnHome: boolean }) {
  const { id, name, location, rating, featured, productType } = testimonial
  return (
    <li className={line}>
      <h2>
        <a href={`/admin/testimonials/${id}`}>{name}</a>
      </h2>
      <p>{testimonial.testimonial}</p>
      <p className={facts}>
        <Stars rating={rating} />
        <span>{location}</span>
        {productType && <span>{productType}</span>}
        {featured && <Badge tone="land">Featured</Badge>}
        {isOnHome && <Badge>On the home page</Badge>}
      </p>
    </li>
  )
}
