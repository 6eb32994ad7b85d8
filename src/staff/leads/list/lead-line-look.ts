import { css, cva } from '../../../../styled-system/css'

/** A row of columns on a desk, a card of short lines on a phone. */
export const line = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'token(sizes.target) minmax(0, 1fr) auto',
    lg: 'token(sizes.target) minmax(0, 2.5fr) minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 1.8fr) 7rem',
  },
  columnGap: { base: '4', lg: '16' },
  alignItems: { lg: 'center' },
  pl: '4',
  pr: { base: '16', lg: '24' },
  py: { base: '12', lg: '4' },
  // Above the bar of what is selected.
  scrollMarginBlock: '12rem',
  '& a, & input': { scrollMarginBlock: '12rem' },
  '&:has(input:checked), &:has(h2 a:focus-visible)': { bg: 'selected' },
  '&:hover': { bg: { lg: 'selected' } },
})

export const check = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'target',
  minHeight: 'target',
  alignSelf: { base: 'start', lg: 'center' },
  mt: { base: '-8', lg: '0' },
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'token(colors.ink)' },
})

export const title = cva({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '8',
    py: { base: '4', lg: '0' },
    fontFamily: 'sans',
    fontSize: '1rem',
    lineHeight: '1.35',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      // A target for a thumb around the lines of the name, which take no more room than they are high.
      py: { base: '12', lg: '2' },
      my: { base: '-12', lg: '-2' },
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
  variants: { isUnread: { true: { fontWeight: '700' }, false: { fontWeight: '400' } } },
})

/** A point before the name, which is bold too. */
export const unread = css({
  flex: 'none',
  width: '8',
  height: '8',
  // In the middle of the first line.
  mt: 'calc((1.35em - token(spacing.8)) / 2)',
  borderRadius: 'round',
  bg: 'action',
  // Seen where forced colors take the fill away.
  border: '1px solid transparent',
})

/** Two facts: one over the other on a desk, side by side on a phone. */
export const cell = css({
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: { base: 'center', lg: 'start' },
  columnGap: '12',
  gridColumn: { base: '2 / -1', lg: 'auto' },
  minWidth: '0',
  textStyle: 'small',
  color: 'quiet',
  '& > :first-child': { color: 'text' },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'target', lg: '24' },
    my: { base: '-8', lg: '0' },
    color: 'ink',
  },
})

export const status = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: { lg: 'end' },
  gap: '4',
  order: { lg: '1' },
})

export const late = css({ fontWeight: '600', color: 'problem' })
