import type { Product } from '../../../db/content/products.ts'
import type { Testimonial } from '../../../db/content/testimonials.ts'
import { TESTIMONIALS_SHOWN } from '../../testimonials/testimonials.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { surface } from '../../ui/layout.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { empty, facts, line, list } from '../frame/list-look.ts'

/** Every testimonial, in the order in which the site shows them. */
export function TestimonialList(props: { testimonials: Testimonial[]; products: Product[] }) {
  const { testimonials } = props
  const products = new Map(props.products.map(({ slug, name }) => [slug, name]))
  if (testimonials.length === 0) {
    return (
      <div className={surface}>
        <p className={empty}>
          There are no testimonials. The home page leaves the section out until you add one.
        </p>
      </div>
    )
  }
  return (
    <div className={surface}>
      {testimonials.some(({ isSample }) => isSample) && (
        <p className={empty}>
          No client said the words marked Sample. Visitors to a public website do not see them.
          Replace them with words of your clients, or remove them for good.
        </p>
      )}
      <ol className={list}>
        {testimonials.map((testimonial, index) => (
          <Line
            key={testimonial.id}
            testimonial={testimonial}
            about={products.get(testimonial.productType) ?? testimonial.productType}
            isOnHome={index < TESTIMONIALS_SHOWN}
          />
        ))}
      </ol>
    </div>
  )
}

function Line(props: {
  testimonial: Testimonial
  /** The product that it is about. */
  about: string
  isOnHome: boolean
}) {
  const { testimonial, about, isOnHome } = props
  const { id, name, location, rating, featured, isSample } = testimonial
  return (
    <li className={line}>
      <h2>
        <a href={`/admin/testimonials/${id}`}>{name}</a>
      </h2>
      <p>{testimonial.testimonial}</p>
      <p className={facts}>
        <Stars rating={rating} />
        <span>{location}</span>
        {about && <span>{about}</span>}
        {isSample && <Badge tone="land">Sample</Badge>}
        {featured && <Badge tone="land">Featured</Badge>}
        {isOnHome && <Badge>On the home page</Badge>}
      </p>
    </li>
  )
}
