import { css } from '../../../styled-system/css'

/** How the desk lists what it holds: a line each, its facts below its name. */
export const list = css({
  display: 'grid',
  '& > li + li': { borderTop: '1px solid token(colors.line)' },
})
export const line = css({
  display: 'grid',
  gap: '8',
  px: { base: '16', md: '24' },
  py: '16',
  '& > h2': { textStyle: 'card' },
})
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  textStyle: 'small',
  color: 'quiet',
})
export const empty = css({ p: '24' })
