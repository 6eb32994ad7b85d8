import { Suspense } from 'react'
import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { Portrait } from '../testimonials/portrait.tsx'
import { Stars } from '../ui/stars/stars.tsx'

const AVATARS = 3

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
// As tall as a portrait before it is there.
const avatars = css({ display: 'flex', minHeight: '56', '& > * + *': { ml: '-12' } })
const line = css({ display: 'grid', gap: '4', textStyle: 'small' })

/** The initials of three clients, and the number of clients. */
export function BoatOwners({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  return (
    <div className={row}>
      <span className={avatars}>
        <Suspense>
          <Avatars testimonials={testimonials} />
        </Suspense>
      </span>
      <p className={line}>
        <Stars rating={5} />
        Trusted by over {agency().clients} boat owners
      </p>
    </div>
  )
}

async function Avatars({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  return (await testimonials)
    .slice(0, AVATARS)
    .map(({ id, name, imagePath }) => <Portrait key={id} name={name} imagePath={imagePath} />)
}
