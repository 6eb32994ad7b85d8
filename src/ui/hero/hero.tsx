import type { ReactNode } from 'react'
import { css, cva, cx } from '../../../styled-system/css'
import { chartBorder, graticule, page } from '../layout.tsx'

const band = cva({
  base: { position: 'relative', overflow: 'hidden' },
  variants: {
    hasPicture: {
      true: { display: 'grid', alignItems: 'center', minHeight: { lg: '28rem' } },
      false: {},
    },
  },
})
const words = cva({
  base: { display: 'grid', gap: '16', py: { base: '24', md: '64' } },
  variants: {
    hasPicture: {
      true: {
        position: 'relative',
        maxWidth: '34rem',
        my: { lg: '48' },
        px: { lg: '40' },
        py: { base: '24', lg: '32' },
        bg: { lg: 'surface' },
        border: { lg: '1px solid token(colors.ink)' },
        outline: { lg: '1px solid token(colors.ink)' },
        outlineOffset: '4px',
      },
      false: { maxWidth: '48rem' },
    },
  },
})
const figure = css({
  position: { lg: 'absolute' },
  insetBlock: '0',
  right: '0',
  width: { base: 'full', lg: '60%' },
  height: { base: '11rem', md: '16rem', lg: 'auto' },
  borderBottom: { base: '1px solid token(colors.ink)', lg: 'none' },
  borderLeft: { lg: '1px solid token(colors.ink)' },
  '& span': { height: 'full' },
  // The text panel covers the picture's left edge; the subject is to the right of it.
  '& img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: '76% 50%' },
})
const heading = css({ textStyle: 'title' })
const leadText = css({ textStyle: 'lead' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12', mt: '8' })

/**
 * The page's first screen: its h1, a summary and the calls to action.
 * @param picture A `Picture` with `priority`; it stays aligned to the right.
 */
export function Hero({
  title,
  lead,
  breadcrumb,
  actions,
  picture,
  headingLevel = 1,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  picture?: ReactNode
  headingLevel?: 1 | 2
  children?: ReactNode
}) {
  const Heading = `h${headingLevel}` as const
  const hasPicture = Boolean(picture)
  return (
    <>
      <div className={cx(band({ hasPicture }), graticule)}>
        {picture && <div className={figure}>{picture}</div>}
        <div className={page()}>
          <div className={words({ hasPicture })}>
            {breadcrumb}
            <Heading className={heading}>{title}</Heading>
            {lead && <p className={leadText}>{lead}</p>}
            {children}
            {actions && <div className={row}>{actions}</div>}
          </div>
        </div>
      </div>
      <div className={chartBorder} />
    </>
  )
}
