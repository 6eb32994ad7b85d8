import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { RESPONSE_HOURS } from '../business.ts'
import { page, surface } from '../ui/layout.tsx'

const grid = css({
  display: 'grid',
  gap: { base: '24', lg: '64' },
  gridTemplateColumns: { base: '1fr', lg: '40rem 1fr' },
  alignItems: 'start',
  py: { base: '32', md: '56' },
})
const title = css({ textStyle: 'title', gridColumn: '1 / -1' })
const paper = css({ p: { base: '16', md: '32' } })
const list = css({ display: 'grid', gap: '24' })
const cardTitle = css({ textStyle: 'card' })

const reassurances = [
  {
    title: 'Competitive Rates',
    text: 'We are independent and compare several insurers, so the price is a choice and not a take-it-or-leave-it.',
  },
  {
    title: 'Fast Response',
    text: `A quote within ${RESPONSE_HOURS} hours, from a person, by phone or e-mail.`,
  },
  {
    title: 'No Obligation',
    text: 'A quote is free. Keep it, compare it, or leave it.',
  },
]

/** The quote page around its form. */
export function QuoteIntro({ children }: { children: ReactNode }) {
  return (
    <div className={`${page()} ${grid}`}>
      <h1 className={title}>Get Your Custom Insurance Quote</h1>
      <div className={`${surface} ${paper}`}>{children}</div>
      <ul className={list}>
        {reassurances.map((card) => (
          <li key={card.title}>
            <h2 className={cardTitle}>{card.title}</h2>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
