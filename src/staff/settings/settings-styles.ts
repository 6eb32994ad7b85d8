import { css } from '../../../styled-system/css'

export const form = css({ display: 'grid', gap: '24' })
/** A group of fields on a sheet. The legend floats, so that it stands on the sheet, not on its edge. */
export const group = css({
  display: 'grid',
  gap: '16',
  p: { base: '16', md: '24' },
  m: '0',
  minWidth: '0',
  overflowWrap: 'anywhere',
})
export const legend = css({ textStyle: 'card', color: 'heading', float: 'left', p: '0' })
