import { css } from '../../styled-system/css'
import { TAGLINE } from '../business.ts'
import { config } from '../config.ts'
import { page } from '../ui/layout.tsx'
import { phoneLink } from './phone-link.ts'

const footer = css({
  bg: 'deep',
  color: 'shallow',
  mt: '80',
  py: '48',
  '& a': { color: 'inherit' },
})
const columns = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: { base: '1fr', md: '1.4fr 1fr 1fr' },
})
const name = css({ textStyle: 'card', color: 'white' })
const list = css({
  display: 'grid',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})
const small = css({ textStyle: 'small', mt: '32' })

/** Where the office is and how to reach it. */
export function Footer() {
  const { site } = config()
  const networks = [
    ['Facebook', site.facebook],
    ['Twitter', site.twitter],
    ['LinkedIn', site.linkedin],
  ] as const
  return (
    <footer className={footer}>
      <div className={page()}>
        <div className={columns}>
          <div>
            <p className={name}>{site.name}</p>
            <p>{TAGLINE}</p>
            <address>
              {site.street}
              <br />
              Bridgeport, CT
            </address>
          </div>
          <div className={list}>
            <a href={phoneLink(site.phone)}>{site.phone}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <a href="/contact">Contact</a>
            <a href="/privacy-policy">Privacy policy</a>
          </div>
          <div className={list}>
            {networks.map(([network, href]) => (
              <a key={network} href={href} target="_blank" rel="noopener">
                {network} (opens in a new tab)
              </a>
            ))}
          </div>
        </div>
        <p className={small}>
          © {new Date().getFullYear()} {site.name}
          {site.license && `. Connecticut license ${site.license}`}
        </p>
      </div>
    </footer>
  )
}
