import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { ClosingNotice } from '../layout/closing-notice.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { Card, CardText, CardTitle } from '../ui/card/card.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { page, surface } from '../ui/layout.tsx'

const grid = css({
  display: 'grid',
  gap: { base: '24', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '40rem 1fr' },
  alignItems: 'start',
  py: { base: '32', md: '56' },
})
const head = css({ gridColumn: '1 / -1', display: 'grid', gap: '8' })
const title = css({ textStyle: 'title' })
const lead = css({ textStyle: 'lead', maxWidth: 'measure' })
const paper = css({ p: { base: '16', md: '32' } })
const about = css({ textStyle: 'label', mb: '12' })
const list = css({ display: 'grid', gap: '16' })
const mark = css({ color: 'ink' })

const reassurances: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'wallet',
    title: 'Competitive Rates',
    text: 'We are independent and compare several insurers, so you see what each one charges and what it leaves out.',
  },
  {
    icon: 'clock',
    title: 'Fast Response',
    text: `A quote within ${RESPONSE_HOURS} hours on business days, from a person, by phone or email. Crewed yachts and businesses take longer.`,
  },
  {
    icon: 'check',
    title: 'No Obligation',
    text: 'A quote is free. Keep it, compare it, or decline it.',
  },
]

/**
 * The content of the quote page around its form.
 * @param townName The town that the visitor came for.
 * @param productName The product that the visitor came for.
 */
export function QuoteIntro({
  townName,
  productName,
  children,
}: {
  townName?: string | undefined
  productName?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`${page()} ${grid}`}>
      <div className={head}>
        <h1 className={title}>
          Get Your Custom Insurance Quote{townName && ` for ${townName}, CT`}
        </h1>
        <p className={lead}>Three short steps. Tell us what you know; the rest can wait.</p>
        <ClosingNotice />
      </div>
      <div className={`${surface} ${paper}`}>
        {townName && <p className={about}>Your quote for {townName}, Connecticut</p>}
        {productName && <p className={about}>About: {productName}</p>}
        {children}
      </div>
      <ul className={list}>
        {reassurances.map(({ icon, title, text }) => (
          <li key={title}>
            <Card tone="shallow">
              <span className={mark}>
                <Icon name={icon} />
              </span>
              <CardTitle as="h2">{title}</CardTitle>
              <CardText>{text}</CardText>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
