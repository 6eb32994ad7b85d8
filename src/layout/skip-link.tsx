import { css } from '../../styled-system/css'

const link = css({
  position: 'absolute',
  left: '16',
  top: '-96',
  zIndex: '50',
  bg: 'surface',
  px: '16',
  py: '12',
  _focus: { top: '8' },
})

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className={link}>
      Skip to the content
    </a>
  )
}
