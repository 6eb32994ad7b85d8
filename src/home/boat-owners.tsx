import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { Portrait } from '../testimonials/portrait.tsx'
import { Stars } from '../ui/stars/stars.tsx'

const AVATARS = 3

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const avatars = css({ display: 'flex', '& > * + *': { ml: '-12' } })
const line = css({ display: 'grid', gap: '4', textStyle: 'small' })

/** The initials of three clients, and the number of clients. */
export function BoatOwners({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <div className={row}>
      <span className={avatars}>
        {testimonials.slice(0, AVATARS).map(({ id, name, imagePath }) => (
          <Portrait key={id} name={name} imagePath={imagePath} />
        ))}
      </span>
      <p className={line}>
        <Stars rating={5} />
        Trusted by over {agency().clients} boat owners
      </p>
    </div>
  )
}
