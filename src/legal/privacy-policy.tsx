import { CONFIRM_WITHIN_DAYS, UNSUBSCRIBED_DAYS } from '../../db/newsletter/subscribers.ts'
import { agency } from '../http/agency.ts'
import { TextPage, type TextPart } from '../layout/text-page.tsx'
import { privacyOfForms } from './privacy-of-forms.tsx'
import { privacyOfVisits } from './privacy-of-visits.tsx'
import { EmailOrPhone, LAST_UPDATED, PostalAddress } from './reach-us.tsx'

/** What happens to the data from forms and visits. */
export function PrivacyPolicy() {
  const { name, street, town } = agency()
  return (
    <TextPage
      title="Privacy Policy"
      updated={LAST_UPDATED}
      intro={
        <p>
          {name} is an independent insurance agency at {street}, {town}, Connecticut. This page says
          what we learn about you through this website and what we do with it. The short form: we
          use what you send us to answer you, and we do not sell it.
        </p>
      }
      parts={[...privacyOfForms(), privacyOfNewsletter(), ...privacyOfVisits(), ...yourRights]}
    />
  )
}

const yourRights: TextPart[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <>
        <p>
          You may ask what we hold about you, to whom we have passed it, and to have it corrected or
          deleted where the law lets us. Write to us or call: <EmailOrPhone />. We may ask for
          something that shows it is you. Asking costs nothing and changes nothing about how we
          treat you.
        </p>
        <p>
          For insurance records these rights also stand in the Connecticut Insurance Information and
          Privacy Protection Act (Connecticut General Statutes, chapter 705), which gives an agency
          thirty business days to answer a written request. If you become a client, your insurer
          sends you a privacy notice of its own.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: (
      <p>
        The forms are for adults. A child’s name belongs in them only where an adult asks for
        coverage for a family’s boat or home.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    text: (
      <>
        <p>
          When this policy changes, the date at the top changes with it. Questions reach us at{' '}
          <EmailOrPhone />, or by letter.
        </p>
        <PostalAddress />
      </>
    ),
  },
]

/** What the newsletter stores, and for how long. */
function privacyOfNewsletter(): TextPart {
  return {
    id: 'newsletter',
    title: 'The newsletter',
    text: (
      <>
        <p>
          If you subscribe, we keep your email address, the sentence you agreed to, the page it
          stood on, and when you typed the address in and confirmed it. We use them to send you the
          newsletter and to show that you asked for it, and for nothing else. The company that sends
          our email may be given the list for that purpose alone.
        </p>
        <p>
          No newsletter comes before you have followed the link in a message that we send to the
          address. An unconfirmed address is deleted after {CONFIRM_WITHIN_DAYS} days.
        </p>
        <p>
          Every message carries a link that ends it with one click. We then keep the address, marked
          as unsubscribed, for {UNSUBSCRIBED_DAYS} days, to be able to show that it was, and delete
          it. If you want it erased at once, write to us.
        </p>
      </>
    ),
  }
}
