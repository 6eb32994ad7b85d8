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

/** A white surface with the design's one shadow. */
export const surface = css({
  bg: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'raised',
})

/** A chart's border, alternating black and white like its minutes of latitude. */
export const chartBorder = css({
  height: '8',
  p: '1px',
  bg: 'surface',
  borderBlock: '1px solid token(colors.ink)',
  backgroundImage:
    'repeating-linear-gradient(90deg, token(colors.ink) 0 2.5rem, transparent 2.5rem 5rem)',
  backgroundClip: 'content-box',
})

/** Open water with meridians and parallels. */
export const graticule = css({
  bg: 'shallow',
  backgroundImage:
    'linear-gradient(90deg, token(colors.shoal) 1px, transparent 1px), linear-gradient(token(colors.shoal) 1px, transparent 1px)',
  backgroundSize: '8rem 8rem',
  backgroundPosition: '50% 3rem',
})

/** What is of no use on paper. */
export const notPrinted = css({ _print: { display: 'none' } })

/** The double frame around a panel on a chart. */
export const neatLine = css({
  bg: 'surface',
  border: '1px solid token(colors.ink)',
  outline: '1px solid token(colors.ink)',
  outlineOffset: '4px',
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

/** Text for screen readers only. */
export const forScreenReaders = css({ srOnly: true })
