import { css } from '../../styled-system/css'

/**
 * A full-width panel below the header, which it follows when the page is scrolled: a browser follows
 * only the anchor that `position-anchor` names. The offset is for browsers without anchor positioning;
 * it is the height of the header before the page is scrolled.
 */
export const menuPanel = css({
  position: 'fixed',
  inset: 'auto',
  top: '7.75rem',
  left: '0',
  width: 'full',
  maxWidth: 'none',
  m: '0',
  p: '0',
  border: 'none',
  maxHeight: 'calc(100dvh - 4.5rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  bg: 'surface',
  color: 'text',
  boxShadow: 'raised',
  positionAnchor: '--header',
  '@supports (top: anchor(bottom))': { top: 'anchor(bottom)' },
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
