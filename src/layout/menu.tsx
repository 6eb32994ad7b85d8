import { css, cx } from '../../styled-system/css'
import { ButtonLink, button } from '../ui/button/button.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { forScreenReaders, page } from '../ui/layout.tsx'
import type { Consultation } from './consultation.tsx'
import {
  current,
  HOME,
  type MenuLink,
  PLAIN_SECTIONS,
  PRODUCTS,
  TOWNS,
  VESSELS,
} from './menu-links.ts'

/**
 * A section of the header that opens a panel of links below it. The browser opens it, closes it
 * with Escape or a click elsewhere, and allows only one to be open, so it works without JavaScript.
 * The late script fills it (`src/chart/late-script/main.ts`): what is in it is not React's.
 */
export function Menu(props: {
  id: string
  label: string
  /** Whether the visitor is in this section. */
  isCurrent: boolean
  links: MenuLink[]
  /** Of the first link, which the late script passes on to the others. */
  query: string
}) {
  const { id, label, isCurrent, links, query } = props
  const items = links.map(
    ({ href, label: name }, index) =>
      `<li><a href="${href}${index === 0 ? query : ''}">${name}</a></li>`,
  )
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="chevron-down" size="small" />
      </button>
      <div id={id} popover="auto" className={menuPanel}>
        <div
          data-menu
          className={`${page()} ${menuContent}`}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants; the town is a slug
          dangerouslySetInnerHTML={{ __html: `<ul>${items.join('')}</ul>` }}
        />
      </div>
    </>
  )
}

/**
 * A full-width panel below the header, which it follows when the page is scrolled: a browser follows
 * only the anchor that `position-anchor` names. The offsets are for browsers without anchor positioning:
 * the height of the header before the page is scrolled, and after. A browser without popovers, which would
 * show every panel all the time, shows none.
 */
const menuPanel = css({
  display: 'none',
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
  position: 'fixed',
  top: '7.75rem',
  width: 'full',
  maxHeight: 'calc(100dvh - 4.5rem)',
  overscrollBehavior: 'contain',
  bg: 'surface',
  color: 'text',
  boxShadow: 'raised',
  positionAnchor: '--header',
  'html[data-scrolled] &': { top: '3.25rem' },
  '@supports (top: anchor(bottom))': { top: 'anchor(bottom)!' },
})

/** What is in the panel of a menu before the late script fills it, and without it. */
const menuContent = css({
  py: '24',
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'heading',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: '600', color: 'ink' },
  },
})

const toggle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  color: 'heading',
  cursor: 'pointer',
  md: { display: 'none' },
  mt: '0.875rem',
  mb: '-8',
  'html[data-scrolled] &': { transform: 'translateY(-0.625rem)' },
  '& > :last-child': { display: 'none' },
  // It would do nothing: the footer has the links.
  '@supports not selector(:popover-open)': { visibility: 'hidden' },
  '&:has(+ :popover-open)': {
    '& > :first-child': { display: 'none' },
    '& > :last-child': { display: 'block' },
  },
})
// Over the whole page: a tap beside the tiles closes the menu, and reaches nothing below it.
const overlay = css({
  bottom: '0',
  height: 'auto',
  maxHeight: 'none',
  bg: 'rgba(7, 31, 70, 0.5)',
})
const sheet = css({ bg: 'surface' })
const outside = css({ flex: '1', minHeight: 'target' })
const tiles = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8',
  pt: '16',
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    py: '12',
    fontWeight: '600',
    color: 'heading',
    textDecoration: 'none',
    bg: 'selected',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'card',
    '&[aria-current]': { borderColor: 'ink', bg: 'shallow' },
  },
})
const actions = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8', py: '16' })

const SECTIONS = [
  ...[HOME, PRODUCTS, VESSELS, TOWNS, ...PLAIN_SECTIONS],
  { href: '/questions', label: 'Questions' },
  { href: '/search', label: 'Search' },
]
const ICONS: Record<string, IconName> = {
  '/': 'home',
  '/products': 'shield',
  '/vessels': 'sailboat',
  '/towns': 'map-pin',
  '/blog': 'file',
  '/the-compass': 'compass',
  '/about': 'anchor',
  '/contact': 'mail',
  '/questions': 'life-buoy',
  '/search': 'search',
}

/** The menu on a phone: every section as a tile, and the two calls to action. */
export function MobileMenu(props: { path: string; quote: string; consultation: Consultation }) {
  const { path, quote, consultation } = props
  return (
    <>
      <button type="button" popoverTarget="mobile-menu" className={toggle}>
        <span>
          <Icon name="menu" />
          <span className={forScreenReaders}>Menu</span>
        </span>
        <span>
          <Icon name="close" />
          <span className={forScreenReaders}>Close menu</span>
        </span>
      </button>
      <nav id="mobile-menu" popover="auto" className={cx(menuPanel, overlay)} aria-label="Sections">
        <div className={cx(page(), sheet)}>
          <ul className={tiles}>
            {SECTIONS.map((section) => (
              <Tile key={section.href} {...section} path={path} />
            ))}
          </ul>
          <div className={actions}>
            <ButtonLink tone="action" href={quote}>
              Get a Quote
            </ButtonLink>
            <a {...consultation} className={button()}>
              Schedule
            </a>
          </div>
        </div>
        {/* For a pointer: others have Escape and the menu's button. */}
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          className={outside}
          tabIndex={-1}
          aria-hidden="true"
        />
      </nav>
    </>
  )
}

function Tile({ href, label, path }: MenuLink & { path: string }) {
  return (
    <li>
      <a href={href} aria-current={current(href, path)}>
        <Icon name={ICONS[href] ?? 'anchor'} />
        {label}
      </a>
    </li>
  )
}
