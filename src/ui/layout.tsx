import type { ReactNode } from 'react'
import { css, cva } from '../../styled-system/css'

/** The page's width and its side margins. */
export const page = cva({
  base: { mx: 'auto', width: 'full', px: { base: '16', md: '32' } },
  variants: {
    width: {
      full: { maxWidth: 'page' },
      form: { maxWidth: 'calc(token(sizes.form) + 4rem)' },
      text: { maxWidth: 'calc(token(sizes.measure) + 4rem)' },
    },
  },
  defaultVariants: { width: 'full' },
})

/** White paper on the page, with the one shadow. */
export const surface = css({
  bg: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'raised',
})

/** A centered column. */
export function Page({
  width,
  children,
}: {
  width?: 'full' | 'form' | 'text'
  children: ReactNode
}) {
  return <div className={page({ width })}>{children}</div>
}

/** Text for screen readers alone. */
export const forScreenReaders = css({ srOnly: true })
