import type { ReactNode } from 'react'
import { css, cva } from '../../../styled-system/css'
import { page } from '../layout.tsx'

const hero = cva({
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: 'shallow',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'ink',
  },
  variants: {
    hasPicture: {
      true: { display: 'grid', alignItems: 'center', minHeight: { md: '28rem' } },
      false: {},
    },
  },
})
const plate = cva({
  base: { display: 'grid', gap: '16', py: { base: '24', md: '56' } },
  variants: {
    hasPicture: {
      true: {
        position: 'relative',
        maxWidth: '34rem',
        my: { md: '40' },
        p: { md: '40' },
        bg: 'surface',
        borderWidth: { md: '1px' },
        borderStyle: 'solid',
        borderColor: 'ink',
        outline: { md: '1px solid token(colors.ink)' },
        outlineOffset: '4px',
      },
      false: { maxWidth: 'form' },
    },
  },
})
const figure = css({
  position: { md: 'absolute' },
  insetBlock: '0',
  right: '0',
  width: { base: 'full', md: '64%' },
  height: { base: '11rem', md: 'auto' },
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
})
const heading = css({ textStyle: 'title' })
const leadText = css({ textStyle: 'lead' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** The page's first screen: its h1, what it is about and what to do. */
export function Hero({
  title,
  lead,
  breadcrumb,
  actions,
  picture,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  picture?: ReactNode
  children?: ReactNode
}) {
  const hasPicture = picture !== undefined && picture !== null
  return (
    <div className={hero({ hasPicture })}>
      {hasPicture && <div className={figure}>{picture}</div>}
      <div className={page()}>
        <div className={plate({ hasPicture })}>
          {breadcrumb}
          <h1 className={heading}>{title}</h1>
          {lead && <p className={leadText}>{lead}</p>}
          {children}
          {actions && <div className={row}>{actions}</div>}
        </div>
      </div>
    </div>
  )
}
