import type { ReactNode } from 'react'
import { css, cx } from '../../../styled-system/css'
import { chartBorder, notPrinted, page } from '../layout.tsx'

const band = css({ bg: 'buff', py: { base: '48', md: '64' } })
const columns = css({
  display: 'grid',
  gap: '40',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
const withPicture = css({ gridTemplateColumns: { md: '3fr 2fr' } })
const words = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 'form',
})
const heading = css({ textStyle: 'title' })
const leadText = css({ textStyle: 'lead' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12', mt: '8' })

/** The last section of a page, on screens: what to do next. Its children are the buttons. */
export function CallToActionBanner({
  title,
  text,
  picture,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className={cx(chartBorder, notPrinted)} />
      <section className={cx(band, notPrinted)}>
        <div className={cx(page(), columns, picture ? withPicture : undefined)}>
          <div className={words}>
            <h2 className={heading}>{title}</h2>
            {text && <p className={leadText}>{text}</p>}
            <div className={row}>{children}</div>
          </div>
          {picture}
        </div>
      </section>
    </>
  )
}
