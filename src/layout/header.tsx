import { css } from '../../styled-system/css'
import { TAGLINE } from '../business.ts'
import { config } from '../config.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { page } from '../ui/layout.tsx'
import { phoneLink } from './phone-link.ts'

const top = css({ bg: 'deep', color: 'shallow', textStyle: 'small' })
const topRow = css({
  display: 'flex',
  justifyContent: { base: 'space-between', md: 'flex-end' },
  gap: { base: '8', md: '32' },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    py: '12',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})
const bar = css({
  bg: 'surface',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderColor: 'line',
})
const barRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  py: '12',
})
const brand = css({ textDecoration: 'none', display: 'block', py: '4' })
const brandName = css({
  display: 'block',
  textStyle: 'card',
  fontSize: '1.375rem',
  color: 'heading',
})
const brandLine = css({ display: 'block', textStyle: 'small', color: 'ink' })
const navigation = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '4', md: '16' },
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  px: '8',
  fontWeight: '600',
  color: 'heading',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

/** Name and tagline, the ways to reach the office, and the two forms. */
export function Header() {
  const { name, email, phone } = config().site
  return (
    <header>
      <div className={top}>
        <div className={`${page()} ${topRow}`}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phoneLink(phone)}>{phone}</a>
        </div>
      </div>
      <div className={bar}>
        <div className={`${page()} ${barRow}`}>
          <a href="/" className={brand}>
            <span className={brandName}>{name}</span>
            <span className={brandLine}>{TAGLINE}</span>
          </a>
          <nav className={navigation} aria-label="Main">
            <a href="/" className={link}>
              Home
            </a>
            <a href="/contact" className={link}>
              Contact
            </a>
            <ButtonLink tone="action" href="/quote">
              Get a Quote
            </ButtonLink>
          </nav>
        </div>
      </div>
    </header>
  )
}
