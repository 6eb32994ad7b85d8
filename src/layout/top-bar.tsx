import { css } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { page } from '../ui/layout.tsx'
import type { PagePhone } from './page-phone.ts'

const bar = css({
  bg: 'deep',
  color: 'shallow',
  textStyle: 'small',
  fontSize: 'clamp(0.75rem, 3.9vw, 0.9375rem)',
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  columnGap: { base: '8', md: '32' },
  // HEADER_COMPACT_AFTER_PX, which Panda cannot resolve: after this scroll distance it is out of
  // view. Only a long email address makes it higher.
  minHeight: '50px',
  py: '2',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
/** Both stand in one line each: the number goes below the address where they do not fit side by side. */
const address = css({ overflowWrap: 'anywhere' })
const number = css({ ml: { base: 'auto', md: '0' } })
const fromSmall = css({ display: { base: 'none', sm: 'flex' } })
const fromTablet = css({ display: { base: 'none', md: 'block' } })

/** The two quickest ways to reach the office, to the page for claims, and to the search. It scrolls away first. */
export function TopBar({ email, phone }: { email: string; phone: PagePhone }) {
  return (
    <div className={bar}>
      <div className={`${page()} ${row}`}>
        <span className={fromSmall}>
          <a href="/claims">Claims</a>
        </span>
        <span className={fromTablet}>
          <a href="/search">Search</a>
        </span>
        <a href={`mailto:${email}`} className={address}>
          <EmailAddress>{email}</EmailAddress>
        </a>
        <a
          href={phoneLink(phone.number)}
          className={number}
          aria-label={`${phone.purpose} ${phone.number}`}
        >
          <span className={fromTablet}>{`${phone.purpose}\u00a0`}</span>
          {phone.number}
        </a>
      </div>
    </div>
  )
}
