import { css } from '../../../styled-system/css'

/** A sheet of the page, and what stands on it. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  alignContent: 'start',
  p: { base: '16', md: '24' },
  overflowWrap: 'anywhere',
  _print: { p: '0', borderWidth: '0' },
})
export const heading = css({ textStyle: 'card' })
/** Labels beside what they name, on a phone above it. */
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '11rem 1fr' },
  columnGap: '16',
  _print: { gridTemplateColumns: '11rem 1fr' },
  '& > dt': { color: 'quiet', textStyle: 'small', pt: { sm: '2' } },
  '& > dd': { whiteSpace: 'pre-wrap', pb: '8', minWidth: '0' },
})
export const quiet = css({ color: 'quiet', textStyle: 'small' })
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })
/** What opens a deliberate second step. */
export const dangerous = css({
  display: 'list-item',
  py: '8',
  textStyle: 'label',
  color: 'problem',
  cursor: 'pointer',
})
/** What opens more of a form. */
export const opens = css({
  display: 'list-item',
  py: '12',
  textStyle: 'label',
  color: 'ink',
  cursor: 'pointer',
})
/** What staff should see before they begin. */
export const sign = css({
  display: 'grid',
  gap: '4',
  p: '16',
  bg: 'buff',
  borderRadius: 'card',
  color: 'heading',
})
