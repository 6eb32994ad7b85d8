import { agency } from '../http/agency.ts'
import type { TextPart } from '../layout/text-page.tsx'
import { EmailOrPhone } from './reach-us.tsx'

/** What the website can and cannot do about insurance. */
export function termsOfCover(): TextPart[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      text: <Agency />,
    },
    {
      id: 'no-cover',
      title: 'No coverage through this website',
      text: (
        <>
          <p>
            You cannot buy, change or cancel insurance here. Sending a form, an email or a voice
            message does not start coverage, raise a limit, add a boat or a driver, or extend a
            date, whatever it says and whenever you send it.
          </p>
          <p>
            Coverage begins, changes or ends only when an insurer, or a licensed person of this
            agency whom the insurer has allowed to do so, confirms it to you in writing. A reference
            number from one of our forms confirms that your request has arrived, and nothing else.
          </p>
        </>
      ),
    },
    {
      id: 'quotes',
      title: 'Quotes are not offers',
      text: (
        <>
          <p>
            A quote is an estimate of what an insurer may charge. It rests on what you tell us and
            on the insurer’s rules that day. It is free, it obliges neither of us, and it is not an
            offer of insurance. The insurer decides whether to insure you, at what price and on what
            terms, and may ask for a survey, photos or records first.
          </p>
          <p>
            Please answer as completely and correctly as you can. An insurer may refuse a claim or
            end a policy when something that matters was left out or was wrong in the application.
          </p>
        </>
      ),
    },
    {
      id: 'no-advice',
      title: 'General information, not advice',
      text: (
        <>
          <p>
            Our pages say what marine and coastal policies usually do. Policies differ. What yours
            covers is decided by its own wording, its declarations and its endorsements, and where
            they and this website disagree, the policy controls. Prices, percentages and rules that
            we mention are examples and may have changed.
          </p>
          <p>
            Nothing here is legal, tax, engineering or navigational advice. The charts on this site
            are drawings. They show no depths and must not be used for navigation.
          </p>
        </>
      ),
    },
    {
      id: 'claims',
      title: 'Claims and emergencies',
      text: (
        <>
          <p>
            If people are in danger, call the Coast Guard on VHF channel 16, or 911. Insurance comes
            after that.
          </p>
          <p>
            Report a loss to your insurer’s claims line, by phone and then in writing, as soon as it
            is safe, and then tell us: notice to us may not be notice to the insurer. A message
            through this website reaches our office, but it is no notice of claim under your policy
            until your insurer or we confirm that it was received as one.
          </p>
        </>
      ),
    },
    {
      id: 'pay',
      title: 'How we are paid',
      text: (
        <p>
          We are an independent agency. The insurer that you choose usually pays us a commission,
          which is part of your premium, and some insurers pay more for the amount or the quality of
          the business they get. If we charge you a fee ourselves, we tell you before you owe it.
          Ask us what we earn on your policy: <EmailOrPhone />.
        </p>
      ),
    },
  ]
}

function Agency() {
  const { name, street, town, license } = agency()
  return (
    <>
      <p>
        This website belongs to {name}, an independent insurance agency at {street}, {town},
        Connecticut. Using it means accepting these terms.
      </p>
      <p>
        {license &&
          `The agency is licensed by the Connecticut Insurance Department under number ${license}. `}
        The website is meant for people and property in Connecticut. We offer no insurance where we
        are not licensed to sell it, and nothing here asks anyone to buy it there.
      </p>
    </>
  )
}
