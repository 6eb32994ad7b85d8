import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { config } from '../config.ts'
import { phoneLink } from '../layout/phone-link.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { page, surface } from '../ui/layout.tsx'

const grid = css({
  display: 'grid',
  gap: { base: '24', lg: '64' },
  gridTemplateColumns: { base: '1fr', lg: '40rem 1fr' },
  alignItems: 'start',
  py: { base: '32', md: '56' },
})
const hero = css({ gridColumn: '1 / -1', display: 'grid', gap: '16' })
const title = css({ textStyle: 'title' })
const lead = css({ textStyle: 'lead', maxWidth: 'measure' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })
const paper = css({ p: { base: '16', md: '32' } })
const aside = css({ display: 'grid', gap: '16' })
const cardTitle = css({ textStyle: 'card' })
const hours = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '16',
  rowGap: '4',
  '& dt': { fontWeight: '600' },
})

/** The contact page around its form. */
export function ContactIntro({ children }: { children: ReactNode }) {
  const { phone, email, street } = config().site
  return (
    <div className={`${page()} ${grid}`}>
      <div className={hero}>
        <h1 className={title}>Contact</h1>
        <p className={lead}>
          Ask about a policy, a claim or a boat you are about to buy. A person in Bridgeport reads
          it.
        </p>
        <div className={buttons}>
          <ButtonLink href="/quote">Get a Quote</ButtonLink>
          <ButtonLink tone="bare" href="#form">
            To the contact form
          </ButtonLink>
        </div>
      </div>
      <div className={`${surface} ${paper}`}>{children}</div>
      <div className={aside}>
        <h2 className={cardTitle}>The office</h2>
        <address>
          {street}
          <br />
          Bridgeport, CT
          <br />
          <a href={phoneLink(phone)}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </address>
        <h2 className={cardTitle}>Hours</h2>
        <dl className={hours}>
          <dt>Monday to Friday</dt>
          <dd>09:00 to 17:00</dd>
          <dt>Saturday</dt>
          <dd>10:00 to 14:00, by appointment</dd>
          <dt>Sunday</dt>
          <dd>Closed</dd>
        </dl>
      </div>
    </div>
  )
}
