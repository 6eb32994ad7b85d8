import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { ClosingNotice } from '../layout/closing-notice.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { page, surface } from '../ui/layout.tsx'
import { OfficeDetails } from './office-details.tsx'

const grid = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) minmax(19rem, 1fr)' },
  alignItems: 'start',
  py: { base: '32', md: '56' },
})
const paper = css({ p: { base: '16', md: '32' } })

/** The content of the contact page around its form. */
export function ContactIntro({ isClaim, children }: { isClaim: boolean; children: ReactNode }) {
  return (
    <FormIntro
      title="Contact Us"
      name="Contact"
      lead={`Ask about a policy, a claim or a boat you are about to buy. A person in ${agency().town} reads it and answers within ${RESPONSE_HOURS} hours on business days.`}
      actions={
        <>
          <ButtonLink href="/quote">Get a Quote</ButtonLink>
          <ButtonLink tone="bare" href="#form">
            To the contact form
          </ButtonLink>
          <ButtonLink tone="bare" href="/claims">
            What to do in a claim
          </ButtonLink>
          <ButtonLink tone="bare" href="/claims/notice">
            Tell us of a loss
          </ButtonLink>
          <ButtonLink tone="bare" href="/certificates">
            Certificate for a marina
          </ButtonLink>
          <ButtonLink tone="bare" href="/policy-changes">
            Change a policy
          </ButtonLink>
        </>
      }
    >
      {isClaim && (
        <p>
          For a loss, <a href="/claims/notice">the notice of a loss</a> asks what we need to help at
          once. Neither is a notice to the insurer.
        </p>
      )}
      {children}
    </FormIntro>
  )
}

/** The page of a form: what it is for, the form, and the office beside it. */
export function FormIntro(props: {
  title: string
  /** Of the page in the line of those above it. */
  name: string
  lead: string
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <Hero
        title={props.title}
        lead={props.lead}
        breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: props.name }]} />}
        actions={props.actions}
      />
      <div className={`${page()} ${grid}`}>
        <div className={`${surface} ${paper}`}>
          <ClosingNotice />
          {props.children}
        </div>
        <OfficeDetails headingLevel={2} />
      </div>
    </>
  )
}
