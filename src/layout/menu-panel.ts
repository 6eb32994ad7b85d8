import { css } from '../../styled-system/css'

/**
 * A full-width panel below the header. The offset is for browsers without anchor positioning; it is
 * the height of the header before the page is scrolled.
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

/**
 * What is in the panel of a menu. It has no classes of its own (`menu-content.ts`): parts are
 * sections, each a named list; the promotion is an `aside`.
 */
export const menuContent = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '40',
  rowGap: '16',
  py: '24',
  position: 'relative',
  '& > section > p': { textStyle: 'small', color: 'quiet' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'heading',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: '600', color: 'ink' },
  },
  // Vessels.
  '& ul:has(img)': { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: '24' },
  '& li:has(img) a': { flexDirection: 'column', pb: '8', textAlign: 'center' },
  '& li img': { width: '6.5rem' },
  '& aside': {
    flex: '1 1 16rem',
    display: 'grid',
    alignContent: 'start',
    gap: '8',
    p: '24',
    bg: 'shallow',
    borderRadius: 'card',
    '& strong': { textStyle: 'card', color: 'heading' },
    '& a': { fontWeight: '600', py: '8' },
  },
  // Towns: every mark is drawn over the whole chart.
  '& svg, & figure': {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    right: '32',
    bottom: '24',
    width: '25rem',
  },
  '& svg': { zIndex: '1', pointerEvents: 'none', fill: 'surface', stroke: 'ink' },
  '& a:is(:hover, :focus-visible, [aria-current]) svg': { fill: 'action', zIndex: '2' },
  '& aside:has(+ figure)': { mb: { lg: '13.5rem' } },
})
