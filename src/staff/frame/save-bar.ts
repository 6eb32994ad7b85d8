import { css } from '../../../styled-system/css'

/** The bar with the buttons that save a long form: within reach wherever the form is scrolled to. */
export const saveBar = css({
  position: 'sticky',
  bottom: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  // Wider than the fields, so that it also covers their focus rings.
  mx: '-8',
  p: '8',
  bg: 'page',
  borderTop: '1px solid token(colors.line)',
  // A phone on its side has no room for it.
  '@media (max-height: 24rem)': { position: 'static' },
  '& button': { px: '12' },
})
