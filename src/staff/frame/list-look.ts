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

/** Above a list: its search on one side, its button on the other. */
export const headRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24',
})
export const searchRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12' })
/** Links to the parts of a list, of which one is shown. */
export const views = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    minHeight: 'target',
    px: '8',
    fontWeight: '600',
    color: 'heading',
    textDecoration: 'none',
    borderBlockWidth: '3px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    _hover: { borderBottomColor: 'shoal' },
    '&[aria-current]': { borderBottomColor: 'ink' },
  },
})
