import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { FULL_COVER_PERCENT, RESPONSE_HOURS, YACHT_FROM_FEET } from '../settings/business.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import { Steps } from '../ui/steps/steps.tsx'

/** The first screen of the product list. */
export function ProductsHero() {
  return (
    <Hero
      title="Marine Insurance Products"
      lead="Coverage for what floats, what stands at the water’s edge, and the people who work and play there."
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Insurance Products', href: '/products' },
          ]}
        />
      }
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Free Quote
          </ButtonLink>
          <ButtonLink href="/contact">Ask a Question</ButtonLink>
        </>
      }
    />
  )
}

/** The introduction to the product list. */
export function ProductsIntro() {
  const { name, founded } = agency()
  return (
    <Section tone="surface">
      <Prose>
        <p>
          {name} has insured boats and the Connecticut shore since {founded}, and boats on the
          state’s lakes and rivers. We also arrange home and auto insurance. We are independent: we
          compare the policies of several insurers and decide together with you which of them fits
          the skiff in the garage, the sloop on a mooring, the marina or the house behind the
          seawall.
        </p>
        <p>
          Marine policies are not standard. Two that cost the same can part ways over a salvage
          bill, a delivery to Maine, or the week of a hurricane. So the pages below speak about
          wording more than about price. If you are not sure where you belong, begin with the{' '}
          <a href="/products/boat-yacht-insurance">comparison of boat and yacht policies</a>, or
          call.
        </p>
      </Prose>
    </Section>
  )
}

const columns = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: { base: '1fr', lg: '1fr 1fr 1fr' },
})
const column = css({ display: 'grid', gap: '12', alignContent: 'start' })
const heading = css({ textStyle: 'card' })
const next = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

const KINDS = [
  {
    title: 'Boat and Sailboat',
    text: [
      'For runabouts, center consoles, pontoons and day sailers. One policy covers the hull, the motor, the trailer and your liability, and it can cost less with a winter lay-up.',
      'Sailors should ask how mast, sails and rigging are valued, and whether Wednesday-night racing is included.',
    ],
    href: '/products/boat-insurance',
    link: 'Boat insurance',
  },
  {
    title: 'Yacht',
    text: [
      `From ${YACHT_FROM_FEET} feet up, a yacht form takes over: an agreed hull value, protection and indemnity with wreck removal and fuel spills, and waters drawn on a map.`,
      'With a paid captain or crew, maritime law applies to them, and the policy has to cover that.',
    ],
    href: '/products/yacht-insurance',
    link: 'Yacht insurance',
  },
  {
    title: 'Marina and Commercial Marine',
    text: [
      'Yards and marinas answer for other people’s boats, which ordinary business liability excludes. Marina operator’s legal liability covers them.',
      'Vessels that earn money, from six-passenger charters to oyster boats, need coverage for hull, crew and passengers.',
    ],
    href: '/products/commercial-marine',
    link: 'Commercial marine insurance',
  },
]

/** The three kinds of clients, for visitors who would rather read than choose from cards. */
export function ProductKinds() {
  return (
    <Section title="Which Policy Is Yours" tone="shallow">
      <div className={columns}>
        {KINDS.map(({ title, text, href, link }) => (
          <section key={title} className={column}>
            <h3 className={heading}>{title}</h3>
            {text.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
            <p>
              <a className={next} href={href}>
                {link}
              </a>
            </p>
          </section>
        ))}
      </div>
    </Section>
  )
}

const STEPS = [
  {
    title: 'Consultation',
    text: `You tell us what you own, where it is kept and how you use it, by form or by phone. We answer within ${RESPONSE_HOURS} hours on business days.`,
  },
  {
    title: 'Comparison',
    text: 'We ask the insurers that fit, and set their offers side by side: value, deductibles, limits, waters, exclusions.',
  },
  {
    title: 'Recommendation',
    text: 'We say which one we would take and why, and what it does not cover. The choice is yours.',
  },
  {
    title: 'Support',
    text: 'Certificates for the marina, changes in mid-season, a review before launch when you ask for one, and a person to call after a loss.',
  },
]

/** The steps from a question to a policy. */
export function InsuringProcess() {
  return (
    <Section title="How It Works">
      <Steps items={STEPS} />
    </Section>
  )
}

const QUESTIONS = [
  {
    question: 'Is boat insurance required in Connecticut?',
    answer:
      'Not by law. Lenders require it, and most marinas, clubs and storage yards do. Connecticut does ask most operators for a safe boating certificate, which is a different thing.',
  },
  {
    question: 'What does marine insurance cost?',
    answer: `For a boat, comprehensive coverage usually comes to ${FULL_COVER_PERCENT.from} to ${FULL_COVER_PERCENT.to} percent of its value a year. Property and business policies follow rebuilding cost, exposure and payroll instead. Only an insurer’s offer is a price.`,
  },
  {
    question: 'What is the difference between agreed value and actual cash value?',
    answer:
      'After a total loss, agreed value pays the figure written in the policy, less any deductible that applies. Actual cash value pays what the boat would have sold for that day. Agreed value usually costs more.',
  },
  {
    question: 'Are hurricanes covered?',
    answer:
      'Wind from a named storm is usually covered under marine and home policies, often with a higher deductible. Rising water in a house is not; that takes flood insurance, and a new federal flood policy normally waits 30 days.',
  },
  {
    question: 'Can you insure the boat, the house and the car together?',
    answer:
      'Yes, with one insurer or with several. What matters is that each policy carries the liability limit that the umbrella above it requires. Ask us to check that at a renewal.',
  },
]

/** Frequent questions before choosing a product. */
export function ProductsQuestions() {
  return (
    <Section title="Frequently Asked Questions" tone="surface">
      <Questions items={QUESTIONS} />
    </Section>
  )
}
