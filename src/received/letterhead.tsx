import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { TAGLINE } from '../settings/business.ts'

const head = css({
  display: 'none',
  '@media print': { display: 'block' },
})
const name = css({ textStyle: 'card' })

/** On paper alone, where the site's header and footer are left out. */
export function Letterhead() {
  const site = agency()
  return (
    <div className={head}>
      <p className={name}>{site.name}</p>
      <p>{TAGLINE}</p>
      <p>
        {site.street}, Bridgeport, CT · {site.phone} · {site.email}
      </p>
    </div>
  )
}
