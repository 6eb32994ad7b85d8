import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { WhileLoading } from '../layout/while-loading.tsx'
import { Portrait } from '../testimonials/portrait.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Stars } from '../ui/stars/stars.tsx'

const AVATARS = 3

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  // As tall as a portrait before it is there.
  minHeight: '56',
})
const avatars = css({ display: 'flex', '& > * + *': { ml: '-12' } })
const line = css({ display: 'grid', gap: '4', textStyle: 'small' })

type Shown = { testimonials: Promise<Testimonial[]> }

/** The initials of three clients and their stars, once there are any, and the number of clients. */
export function BoatOwners({ testimonials }: Shown) {
  return (
    <div className={row}>
      <WhileLoading fallback={<p className={line}>{trustedBy()}</p>}>
        <Clients testimonials={testimonials} />
      </WhileLoading>
    </div>
  )
}

async function Clients({ testimonials }: Shown) {
  const clients = await testimonials
  if (clients.length === 0) return <p className={line}>{trustedBy()}</p>
  return (
    <>
      <span className={avatars}>
        {clients.slice(0, AVATARS).map(({ id, name, imagePath }) => (
          <Portrait key={id} name={name} imagePath={imagePath} />
        ))}
      </span>
      <p className={line}>
        <Stars rating={averageStars(clients)} />
        {trustedBy()}
      </p>
      {clients.some(({ isSample }) => isSample) && (
        <span>
          <Badge tone="land">Sample</Badge>
        </span>
      )}
    </>
  )
}

function averageStars(clients: Testimonial[]): number {
  return Math.round(clients.reduce((sum, { rating }) => sum + rating, 0) / clients.length)
}

function trustedBy(): string {
  return `Trusted by over ${Number(agency().clients).toLocaleString('en-US')} boat owners`
}
