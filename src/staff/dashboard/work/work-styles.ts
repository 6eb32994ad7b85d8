import { css } from '../../../../styled-system/css'

export const heading = css({ textStyle: 'card', px: { base: '16', md: '24' }, pt: '16' })
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '24',
  rowGap: '8',
  px: { base: '16', md: '24' },
  py: '12',
})
export const words = css({
  flex: '1 1 20rem',
  minWidth: '0',
  display: 'grid',
  gap: '4',
  overflowWrap: 'anywhere',
})
