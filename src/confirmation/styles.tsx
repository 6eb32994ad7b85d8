import { css } from '../../styled-system/css'

/** The styles that the pages about a request share. */
export const section = css({
  py: { base: '32', md: '56' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
})
export const title = css({ textStyle: 'title' })
export const paper = css({
  p: { base: '16', md: '32' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
})
export const cardHeading = css({ textStyle: 'card' })
export const quiet = css({ textStyle: 'small', color: 'quiet' })

const label = css({ color: 'quiet' })
const number = css({
  fontFamily: 'serif',
  fontWeight: '600',
  fontSize: { base: '2rem', md: '2.5rem' },
  lineHeight: '1.1',
  color: 'ink',
  letterSpacing: '0.04em',
})

/** The reference, as large as somebody reads it out on the phone. */
export function Reference({ children }: { children: string }) {
  return (
    <div>
      <p className={label}>Your reference number</p>
      <p className={number}>{children}</p>
    </div>
  )
}
