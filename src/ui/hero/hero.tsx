import type { ReactNode } from 'react'
import { css, cva, cx } from '../../../styled-system/css'
import { chartBorder, graticule, notPrinted, page } from '../layout.tsx'

const band = cva({
  base: { position: 'relative', overflow: 'hidden' },
  variants: {
    picture: {
      none: {},
      beside: { display: 'grid', alignItems: 'center', minHeight: { lg: '28rem' } },
      // The room of a chart (src/chart/hero-sheets.ts), which grows with a very wide screen.
      behind: {
        display: 'grid',
        alignItems: 'center',
        bg: 'surface',
        minHeight: { lg: 'max(35rem, 35vw)' },
      },
    },
  },
})
const words = cva({
  base: {
    display: 'grid',
    gap: '16',
    py: { base: '24', md: '64' },
    // A word that staff typed may be wider than the screen.
    overflowWrap: 'anywhere',
  },
  variants: {
    picture: {
      none: { maxWidth: '48rem' },
      beside: {
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
      behind: {
        position: 'relative',
        maxWidth: { lg: '27rem', xl: '34rem' },
        mt: { md: '20rem', lg: '48' },
        mb: { md: '48' },
        px: { md: '40' },
        py: { base: '24', md: '32' },
        bg: { md: 'surface' },
        border: { md: '1px solid token(colors.ink)' },
        outline: { md: '1px solid token(colors.ink)' },
        outlineOffset: '4px',
      },
    },
  },
})
const figure = cva({
  variants: {
    picture: {
      beside: {
        position: { lg: 'absolute' },
        inset: '0',
        height: { base: '11rem', md: '16rem', lg: 'auto' },
        borderBottom: { base: '1px solid token(colors.ink)', lg: 'none' },
        '& span': { height: 'full' },
        // The text panel covers the picture's left edge; the subject is to the right of it.
        '& img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: '76% 50%' },
      },
      behind: {
        position: { base: 'relative', md: 'absolute' },
        inset: '0',
        height: { base: '15rem', md: 'auto' },
        overflow: 'hidden',
        borderBottom: { base: '1px solid token(colors.ink)', md: 'none' },
        '& span': { height: 'full' },
        '& img': {
          position: 'absolute',
          maxWidth: 'none',
          width: { base: '48rem', md: '64rem', lg: 'max(88rem, 122vw)', xl: 'max(100rem, 102vw)' },
          minHeight: 'full',
          objectFit: 'cover',
          top: { lg: '50%' },
          // The left edge of the room is at 51.375% of its width: it stands right of the plate.
          left: {
            base: '50%',
            lg: 'calc(max(2rem, 50% - 34.5rem) + 28.25rem)',
            xl: 'calc(50% + 1.5rem)',
          },
          transform: { base: 'translateX(-50%)', lg: 'translate(-51.375%, -50%)' },
        },
      },
    },
  },
})
const heading = css({ textStyle: 'title' })
const leadText = css({ textStyle: 'lead' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12', mt: '8' })

/**
 * The page's first screen: its h1, a summary and the calls to action.
 * @param picture A `Picture` with `priority`.
 * @param isBehind The picture is a chart with room for the plate (src/chart/hero-sheets.ts).
 */
export function Hero({
  title,
  lead,
  breadcrumb,
  actions,
  picture,
  isBehind = false,
  headingLevel = 1,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  picture?: ReactNode
  isBehind?: boolean
  headingLevel?: 1 | 2
  children?: ReactNode
}) {
  const Heading = `h${headingLevel}` as const
  const place = isBehind ? 'behind' : 'beside'
  const variant = { picture: picture ? place : 'none' } as const
  return (
    <>
      <div className={cx(band(variant), !isBehind && graticule)}>
        {picture && (
          // Paper has no room for a whole chart: its names would be cut.
          <div className={cx(figure({ picture: place }), isBehind && notPrinted)}>{picture}</div>
        )}
        <div className={page()}>
          <div className={words(variant)}>
            {breadcrumb}
            <Heading className={heading}>{title}</Heading>
            {lead && <p className={leadText}>{lead}</p>}
            {children}
            {actions && <div className={cx(row, notPrinted)}>{actions}</div>}
          </div>
        </div>
      </div>
      <div className={chartBorder} />
    </>
  )
}
