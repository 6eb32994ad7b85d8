import { css } from '../../../styled-system/css'

/** The styles of staff lists: an item per line, its facts below its name. */
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
