import { CLAIMS } from '../contact/form.ts'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { InsurersLines } from '../layout/insurers-lines.tsx'
import { TextPage, type TextPart } from '../layout/text-page.tsx'

const DISPATCH = '860-424-3333'
const SPILLS = '860-424-3338'
const NATIONAL_RESPONSE_CENTER = '800-424-8802'

/** What to do after a loss, from the first call on. `docs/sources.md` has the sources of numbers and deadlines. */
export function Claims() {
  const { name, phone } = agency()
  return (
    <TextPage
      title="Claims: the first hour"
      intro={
        <>
          <p>
            If anyone is hurt, missing or in danger, call <a href="tel:911">911</a>, or on the water
            the Coast Guard on <strong>VHF channel 16</strong>. Everything else can wait. Then call:
          </p>
          <ul>
            <li>
              <strong>A death or a disappearance on the water:</strong> the state’s dispatch at{' '}
              <Phone number={DISPATCH} />, at once. After an injury beyond first aid, the nearest
              police or the Coast Guard.
            </li>
            <li>
              <strong>Fuel or oil in the water:</strong> the National Response Center at{' '}
              <Phone number={NATIONAL_RESPONSE_CENTER} /> as soon as there is a sheen, and the state
              at <Phone number={SPILLS} />. Both answer day and night. Do not use soap on it.
            </li>
            <li>
              <strong>Theft or vandalism:</strong> the police of the town where it happened. Ask for
              the number of the report.
            </li>
            <li>
              <strong>Your insurer, for every loss, the same day.</strong> <InsurersLines />
            </li>
            <li>
              <strong>Us:</strong> <Phone number={phone} />, in office hours, or at any hour by the{' '}
              <a href="/claims/notice">notice of a loss</a>. We follow up with the insurer. A call
              or a message to {name} is no notice to the insurer.
            </li>
          </ul>
        </>
      }
      parts={parts()}
    />
  )
}

function Phone({ number }: { number: string }) {
  return <a href={phoneLink(number)}>{number}</a>
}

function parts(): TextPart[] {
  return [
    {
      id: 'grounding',
      title: 'Aground, holed or sinking',
      text: (
        <>
          <p>
            Count the people, put on life jackets, and find where the water comes in. Aground on a
            falling tide, it is often safer to set an anchor and wait than to pull off with the
            engine.
          </p>
          <p>
            Before you take a line from anyone, ask whether this is a tow or a salvage, and what it
            costs. A tow has a rate by the hour. Salvage is paid by the value saved and the danger,
            and “no cure, no pay” does not mean that it is cheap. If there is time, ask your insurer
            first. Do not sign an open form while you are safe.
          </p>
        </>
      ),
    },
    {
      id: 'fire',
      title: 'Fire aboard',
      text: (
        <p>
          Get everyone away from the fire and off the boat if it grows. Shut off fuel and batteries
          if you can reach them. Afterward leave everything where it is: insurers send a surveyor to
          find the cause, and a wiped engine room tells them nothing.
        </p>
      ),
    },
    {
      id: 'storm',
      title: 'Storm damage',
      text: (
        <p>
          Do not board before the storm is over and the dock is sound. Photograph the boat where it
          lies, the lines, cleats and the boats beside it. Then keep the loss from getting worse:
          pump, cover, move to a safe berth. Policies require that, and usually pay what is
          reasonable. Keep the receipts.
        </p>
      ),
    },
    {
      id: 'collision',
      title: 'Collision or injury',
      text: (
        <p>
          Stay and help, as far as you can without danger to your own boat. Exchange names,
          addresses and registration numbers. Take the names of witnesses. Say what happened to the
          authorities and to your insurer; admit no fault to anyone else, and promise no payment.
        </p>
      ),
    },
    {
      id: 'flood',
      title: 'Water in the house',
      text: (
        <p>
          Shut off power and gas if you can do so dry. Photograph every room and the high-water mark
          before anything is thrown out, and keep samples of carpet and wallboard. Then begin to dry
          the house. Report to the flood insurer and to the homeowners insurer separately: they are
          two policies, and each decides about its own part.
        </p>
      ),
    },
    {
      id: 'evidence',
      title: 'What to photograph and keep',
      text: (
        <ul>
          <li>The whole boat or room first, then each damage from near and from far.</li>
          <li>The hull number, the engine’s serial number and hours, the registration.</li>
          <li>Weather, tide and position: a picture of the plotter says all three.</li>
          <li>Damaged parts. Throw nothing away before the adjuster has seen it.</li>
          <li>Receipts for pumping, towing, hauling and hotel nights.</li>
        </ul>
      ),
    },
    {
      id: 'signing',
      title: 'What not to sign',
      text: (
        <p>
          No release, no assignment of your claim to a repairer, no salvage contract without a
          price, and no final settlement on the first day. None of this has to be decided in the
          first hour. Send it to us or to your lawyer first.
        </p>
      ),
    },
    {
      id: 'deadlines',
      title: 'By when to report',
      text: (
        <ul>
          <li>To the insurer: at once. A late report can cost coverage.</li>
          <li>
            To the state, in writing: within 48 hours after a death, a disappearance or an injury
            beyond first aid, within five days after damage of more than $500 in total. The state’s
            page{' '}
            <a href="https://portal.ct.gov/deep/boating/reporting-boating-accidents">
              Reporting Boating Accidents
            </a>{' '}
            has the form.
          </li>
          <li>
            To the flood program: a sworn proof of loss within 60 days, unless the program extends
            it.
          </li>
        </ul>
      ),
    },
    {
      id: 'to-us',
      title: 'Tell us',
      text: (
        <p>
          <a href="/claims/notice">Send us a notice of the loss</a>, with photographs if you have
          them, or call in office hours. Neither is a notice to the insurer. We check with the
          insurer that the claim was opened, and stay with it until it is settled. For a question
          about a claim, <a href={`/contact?subject=${CLAIMS}`}>write to us</a>.
        </p>
      ),
    },
  ]
}
