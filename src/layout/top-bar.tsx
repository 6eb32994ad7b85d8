import { css } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { page } from '../ui/layout.tsx'
import type { PagePhone } from './page-phone.ts'

const bar = css({
  bg: 'deep',
  color: 'shallow',
  textStyle: 'small',
  fontSize: 'min(0.9375rem, 8vw)',
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  columnGap: { base: '12', md: '32' },
  // HEADER_COMPACT_AFTER_PX, which Panda cannot resolve: after this scroll distance it is out of
  // view. Only a long email address makes it higher.
  minHeight: '50px',
  py: '2',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '8',
    minHeight: 'target',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
/** On a phone it takes as many lines as it has to: an address that is cut can be neither read nor copied. */
const address = css({ flex: { base: '1 12rem', md: 'none' }, overflowWrap: 'anywhere' })

/** The two quickest ways to reach the office. It scrolls away first. */
export function TopBar({ email, phone }: { email: string; phone: PagePhone }) {
  return (
    <div className={bar}>
      <div className={`${page()} ${row}`}>
        <a href={`mailto:${email}`} className={address}>
          <EmailAddress>{email}</EmailAddress>
        </a>
        <a href={phoneLink(phone.number)}>{`${phone.purpose} ${phone.number}`}</a>
      </div>
    </div>
  )
}
