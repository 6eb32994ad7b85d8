'use client'
import { css } from '../../styled-system/css'
import { TAGLINE } from '../settings/business.ts'
import { ButtonLink, button } from '../ui/button/button.tsx'
import { page } from '../ui/layout.tsx'
import type { Consultation } from './consultation.tsx'
import { Menu, MobileMenu } from './menu.tsx'
import { current, MENU_LINKS, PLAIN_SECTIONS } from './menu-links.ts'
import type { PagePhone } from './page-phone.ts'
import { TopBar } from './top-bar.tsx'

// No box of its own, so that its bar can be sticky along the whole page.
const header = css({ display: 'contents' })
// The top bar above it scrolls away: the rest stays compact, without layout shifts.
const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: '40',
  anchorName: '--header',
  bg: 'surface',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderColor: 'line',
  // Undoes the scroll padding, which exists for this bar: focus on a link in it must not scroll the
  // page.
  '& :is(a, button)': { scrollMarginTop: '-6rem' },
  // Lower, too; the margin takes the place of what it loses, so that nothing on the page shifts.
  'html[data-scrolled] &': { boxShadow: '0 8px 24px rgba(7, 31, 70, 0.22)', mb: '1.25rem' },
  // A phone in landscape has no space to spare: there it scrolls out of view.
  '@media (max-height: 30rem)': { position: 'relative' },
})
const row = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  alignItems: 'flex-start',
  columnGap: '16',
  // Taken from its end, whatever lines it has: nothing in it shifts either. Its parts are moved without
  // layout, and have a transform all the time: one that begins with the scroll may count as a shift.
  'html[data-scrolled] &': { mb: '-1.25rem' },
})
const brand = css({
  textDecoration: 'none',
  display: 'block',
  pt: '12',
  pb: '8',
  minHeight: '4.5rem',
  mr: 'auto',
  // A longer name takes another line, and the actions and the navigation keep theirs.
  maxWidth: { md: '60%', xl: '15.25rem' },
})
const brandName = css({
  display: 'block',
  textStyle: 'card',
  fontSize: 'min(1.375rem, 4.9vw)',
  color: 'heading',
})
const brandLine = css({
  display: 'block',
  textStyle: 'small',
  fontSize: 'clamp(0.75rem, 3.9vw, 0.9375rem)',
  color: 'ink',
  'html[data-scrolled] &': { visibility: 'hidden' },
})
const navigation = css({
  display: { base: 'none', md: 'flex' },
  order: { md: '1', xl: '0' },
  // Where the fonts of the site come too late and those in their place are wide, its links take another
  // line, and the actions stay beside it.
  width: { md: 'full', xl: '30rem' },
  flexGrow: { xl: '1' },
  flexWrap: 'wrap',
  justifyContent: { xl: 'flex-end' },
  '& > :is(a, button)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    minHeight: 'target',
    px: '8',
    fontSize: '1rem',
    fontWeight: '600',
    color: 'heading',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBlockWidth: '3px',
    borderStyle: 'solid',
    // The color of the page also where the browser chooses the colors: 'transparent' would be seen there.
    borderColor: 'Canvas',
    _hover: { borderBottomColor: 'shoal' },
    '&[aria-current], &:has(+ :popover-open)': { borderBottomColor: 'ink' },
  },
  ml: { md: '-8', xl: '0' },
  gap: { base: '4', xl: '0' },
  mt: { xl: '0.6875rem' },
  mb: { xl: '-0.625rem' },
  transform: 'translateY(0)',
  'html[data-scrolled] &': {
    transform: { md: 'translateY(-1.25rem)', xl: 'translateY(-0.625rem)' },
  },
})
const actions = css({
  display: { base: 'none', sm: 'flex' },
  gap: '8',
  '& a': { px: '12' },
  // Where it stands in the higher bar, without making the lower one higher.
  mt: '0.875rem',
  mb: '-8',
  transform: 'translateY(0)',
  'html[data-scrolled] &': { transform: 'translateY(-0.625rem)' },
})
/** One tap from every page on a phone; wider, it is in the top bar. */
const claims = css({
  display: { base: 'flex', sm: 'none' },
  alignItems: 'center',
  height: 'target',
  color: 'heading',
  // In text twice as large it leaves room for the menu, in whatever font.
  fontSize: 'min(1rem, 7.5vw)',
  fontWeight: '600',
  textDecoration: 'none',
  mt: '0.875rem',
  mb: '-8',
  'html[data-scrolled] &': { transform: 'translateY(-0.625rem)' },
})
const fromTablet = css({ display: { base: 'none', md: 'block' } })

/**
 * The header: name and tagline, contact links, the site's sections and the calls to action. A client
 * component, so that what is on every page is rendered once, and not again in its payload.
 * @param path The path of the page.
 * @param town The slug of the visitor's town: links to vessels include it.
 * @param quote The quote form, with what the page is about.
 */
export function Header(props: {
  name: string
  email: string
  phone: PagePhone
  path: string
  town: string | undefined
  quote: string
  consultation: Consultation
}) {
  const { path, town, quote, consultation } = props
  return (
    <header className={header}>
      <TopBar email={props.email} phone={props.phone} />
      <div className={bar}>
        <div className={`${page()} ${row}`}>
          <a href="/" className={brand}>
            <span className={brandName}>{props.name}</span>
            <span className={brandLine}>{TAGLINE}</span>
          </a>
          <nav className={navigation} aria-label="Main">
            {MENU_LINKS.map(({ id, label, section, links }) => (
              <Menu
                key={id}
                id={id}
                label={label}
                isCurrent={current(section, path) !== undefined}
                links={links}
                query={town && section === '/vessels' ? `?town=${town}` : ''}
              />
            ))}
            {PLAIN_SECTIONS.map(({ href, label }) => (
              <a key={href} href={href} aria-current={current(href, path)}>
                {label}
              </a>
            ))}
          </nav>
          <div className={actions}>
            <ButtonLink tone="action" href={quote}>
              Get a Quote
            </ButtonLink>
            <div className={fromTablet}>
              <a {...consultation} className={button()}>
                Schedule
              </a>
            </div>
          </div>
          <a href="/claims" className={claims}>
            Claims
          </a>
          <MobileMenu path={path} quote={quote} consultation={consultation} />
        </div>
      </div>
    </header>
  )
}
