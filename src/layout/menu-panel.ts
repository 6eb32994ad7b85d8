import { css } from '../../styled-system/css'

/**
 * A full-width panel below the header, which it follows when the page is scrolled: a browser follows
 * only the anchor that `position-anchor` names. The offsets are for browsers without anchor positioning:
 * the height of the header before the page is scrolled, and after. A browser without popovers, which would
 * show every panel all the time, shows none.
 */
export const menuPanel = css({
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
export const menuContent = css({
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
