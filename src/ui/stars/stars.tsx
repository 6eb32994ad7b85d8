import { css } from '../../../styled-system/css'
import { paths } from '../icon/icon.tsx'

const row = css({ display: 'inline-flex', gap: '2', color: 'ink' })
const star = css({ width: '16', height: '16', fill: 'currentColor' })

/** A rating in stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={row} role="img" aria-label={`${rating} out of 5 stars`}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} className={star} viewBox="3 3 18 18" aria-hidden="true">
          <path d={paths.star} />
        </svg>
      ))}
    </span>
  )
}
