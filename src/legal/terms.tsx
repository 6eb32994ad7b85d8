import { agency } from '../http/agency.ts'
import { TextPage, type TextPart } from '../layout/text-page.tsx'
import { EmailOrPhone, LAST_UPDATED, PostalAddress } from './reach-us.tsx'
import { termsOfCover } from './terms-of-cover.tsx'

/** The terms on which the website may be used. */
export function Terms() {
  return (
    <TextPage
      title="Terms of Use"
      updated={LAST_UPDATED}
      intro={
        <p>
          The short form: this website informs and takes requests. It sells nothing, and nothing on
          it insures anything. Coverage exists only when it is confirmed to you in writing.
        </p>
      }
      parts={[...termsOfCover(), ...termsOfUse()]}
    />
  )
}

/** How the website may be used, and what we are liable for. */
function termsOfUse(): TextPart[] {
  return [
    {
      id: 'forms',
      title: 'Using our forms',
      text: (
        <>
          <p>
            Give your own details, or those of someone who has asked you to. Attach only files that
            you may share. Do not send anything that harms our systems, pretends to be someone else,
            or is meant to sell us something. Requests that look like that are set aside.
          </p>
          <p>
            Please keep Social Security, bank and card numbers out of the forms. We do not need them
            for a quote. The <a href="/privacy-policy">privacy policy</a> says what happens to what
            you send.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'Our text and drawings',
      text: (
        <p>
          The text, the charts and the drawings of this website belong to {agency().name} or to
          those who allowed us to use them. You may read, print and link to any page. Ask us before
          you publish parts of it elsewhere.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links to other websites',
      text: (
        <p>
          We link to others where they know better, for example to the State of Connecticut and the
          National Weather Service. We do not run those websites, and they have terms of their own.
          Appointments may be booked with a scheduling provider, under that provider’s terms.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      text: (
        <>
          <p>
            We take care that this website is correct and works, but we cannot promise that it is
            free of errors or always there. As far as the law allows, we are not liable for losses
            that come from relying on a general page instead of your policy, from a website that is
            down, or from a message that did not reach us. If it matters, call.
          </p>
          <p>
            None of this takes away a right that the law gives you and that cannot be given up, or
            the duties that a licensed agency has toward its clients.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law and complaints',
      text: (
        <>
          <p>
            These terms are governed by the law of the State of Connecticut, and its state and
            federal courts decide disputes about them. If one part does not hold, the others do.
          </p>
          <p>
            If something went wrong, tell us first: most things can be put right in a phone call.
            You may always turn to the Connecticut Insurance Department, whose consumer helpline is{' '}
            <a href="tel:+18002033447">800-203-3447</a>. It explains{' '}
            <a href="https://portal.ct.gov/cid/consumer-resource-library/the-complaint-process">
              how it handles complaints
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      text: (
        <>
          <p>
            When we change these terms, the date at the top changes with them. Questions are welcome
            at <EmailOrPhone />, or by letter.
          </p>
          <PostalAddress />
        </>
      ),
    },
  ]
}
