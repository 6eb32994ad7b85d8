import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { page } from '../ui/layout.tsx'
import { pagePhone } from './page-phone.ts'

const bar = css({
  bg: 'deep',
  color: 'shallow',
  textStyle: 'small',
  fontSize: 'min(0.9375rem, 8vw)',
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: { base: 'space-between', md: 'flex-end' },
  gap: { base: '12', md: '32' },
  // HEADER_COMPACT_AFTER_PX, which Panda cannot resolve: after this scroll distance it is out of
  // view.
  height: '50px',
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
const shortened = css({ minWidth: '0', overflow: 'hidden', '& span': { truncate: true } })

/** The two quickest ways to reach the office. It scrolls away first. */
export function TopBar() {
  const { email } = agency()
  const { number, purpose } = pagePhone()
  return (
    <div className={bar}>
      <div className={`${page()} ${row}`}>
        <a href={`mailto:${email}`} className={shortened}>
          <span>{email}</span>
        </a>
        <a href={phoneLink(number)}>{`${purpose} ${number}`}</a>
      </div>
    </div>
  )
}
