import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { FormIntro } from '../contact/contact-intro.tsx'
import { agency } from '../http/agency.ts'
import { InsurersLines } from '../layout/insurers-lines.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'

const said = css({ display: 'grid', gap: '16', mb: '16' })

/** The page of the request for a certificate around its form: what a certificate is, and what it is not. */
export function CertificateIntro({ children }: { children: ReactNode }) {
  return (
    <FormIntro
      title="Certificates of Insurance"
      name="Certificates of insurance"
      lead={`Your marina, yard, club or lender wants proof that you are insured. Tell us what they ask for. A person in ${agency().town} answers within ${RESPONSE_HOURS} hours on business days, or sends the certificate.`}
      actions={
        <>
          <ButtonLink href="#form">To the form</ButtonLink>
          <ButtonLink tone="bare" href="/policy-changes">
            Change a policy
          </ButtonLink>
          <ButtonLink tone="bare" href="/claims/notice">
            Tell us of a loss
          </ButtonLink>
        </>
      }
    >
      <div className={said}>
        <p>
          <strong>A certificate changes nothing in your policy.</strong> It says what the policy has
          on the day it is made.
        </p>
        <p>
          Your insurer decides whether somebody is added as an additional insured, and whether that
          costs anything. We ask; until the insurer confirms it, nobody is added. If they want
          higher limits than you have, we call you before anything is changed.
        </p>
      </div>
      {children}
    </FormIntro>
  )
}

/** The page of the request to change a policy around its form: what sending it does, and what not. */
export function ChangeIntro({ children }: { children: ReactNode }) {
  return (
    <FormIntro
      title="Policy Changes"
      name="Policy changes"
      lead={`A new address, a boat that is sold or laid up, a lender to add. A person in ${agency().town} reads it and answers within ${RESPONSE_HOURS} hours on business days.`}
      actions={
        <>
          <ButtonLink href="#form">To the form</ButtonLink>
          <ButtonLink tone="bare" href="/certificates">
            Certificate for a marina
          </ButtonLink>
          <ButtonLink tone="bare" href="/claims">
            What to do in a claim
          </ButtonLink>
          <ButtonLink tone="bare" href="/claims/notice">
            Tell us of a loss
          </ButtonLink>
        </>
      }
    >
      <div className={said}>
        <p>
          <strong>Nothing is changed until we confirm it in writing.</strong> Until then your policy
          stays as it is, with the coverage and the premium that it has.
        </p>
        <p>
          A boat that you have just bought is not covered by sending this: call us, or{' '}
          <a href="/quote">ask for a quote</a>.
        </p>
      </div>
      {children}
    </FormIntro>
  )
}

/** The page of the notice of a loss around its form: whom to call first, and that the insurer is told by none of this. */
export function ClaimIntro({ children }: { children: ReactNode }) {
  return (
    <FormIntro
      title="Tell Us of a Loss"
      name="Notice of a loss"
      lead="If anyone is hurt, missing or in danger, call 911 first, or on the water the Coast Guard on VHF channel 16. Then your insurer. Then tell us, and we call you."
      actions={
        <>
          <ButtonLink href="tel:911">Call 911</ButtonLink>
          <ButtonLink tone="bare" href="/claims">
            The first hour: whom to call
          </ButtonLink>
          <ButtonLink tone="bare" href="#form">
            To the form
          </ButtonLink>
        </>
      }
    >
      <div className={said}>
        <p>
          <strong>This is no notice to your insurer.</strong> Report the loss to it as well, at
          once: a late report can cost coverage. <InsurersLines />
        </p>
        <p>
          The form goes to the agency. A person in Bridgeport reads it in office hours, calls you,
          checks with the insurer that the claim was opened, and stays with it until it is settled.
        </p>
      </div>
      {children}
    </FormIntro>
  )
}
