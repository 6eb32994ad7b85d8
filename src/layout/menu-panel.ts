import { css } from '../../styled-system/css'

/**
 * A panel below the header over the whole width. The offset is for browsers that cannot tie it to
 * the header, which is that tall before the page is scrolled.
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
  '@supports (top: anchor(bottom))': { top: 'anchor(--header bottom)' },
})
