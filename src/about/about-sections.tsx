import { css } from '../../styled-system/css'
import { CallForm } from '../call/call-form.tsx'
import { townWaters } from '../chart/pictures.ts'
import { OfficeDetails } from '../contact/office-details.tsx'
import type { FormState } from '../forms/form-state.ts'
import { agency } from '../http/agency.ts'
import { ScheduleLink } from '../layout/consultation.tsx'
import { COASTAL_COMMUNITIES, RESPONSE_HOURS } from '../settings/business.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { IconCards } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { surface } from '../ui/layout.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'

/** The first screen: who the agency is. */
export function AboutHero() {
  return (
    <Hero
      title="Trusted Marine Insurance Experts in Connecticut"
      lead={`An independent agency in ${agency().town}. Since ${agency().founded} we have arranged insurance for boats, waterfront homes and marine businesses in ${COASTAL_COMMUNITIES} communities on the Sound.`}
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'About' }]} />}
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Quote
          </ButtonLink>
          <ScheduleLink>Talk to a specialist</ScheduleLink>
        </>
      }
      picture={<Picture {...townWaters('bridgeport')} priority />}
      isBehind
    />
  )
}

const storyColumns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
  alignItems: 'start',
})
const storyPaper = css({
  p: { base: '16', md: '32' },
  display: 'grid',
  gap: '16',
  '& div + div': { borderTop: '1px solid token(colors.line)', pt: '16' },
  '& dt': { color: 'quiet', textStyle: 'small' },
  '& dd': { textStyle: 'card', color: 'heading' },
})

/** The agency's history, and what its independence means for clients. */
export function OurStory() {
  const { name, founded, years, clients } = agency()
  const facts = [
    ['Founded', `${founded}, in Bridgeport`],
    ['Experience', `${years}+ years of marine insurance`],
    ['Waters', `${COASTAL_COMMUNITIES} communities, Greenwich to Stonington`],
    ['Trusted by', `Over ${Number(clients).toLocaleString('en-US')} boat owners`],
    ['Ownership', 'Independent, not owned by an insurer'],
  ] as const
  return (
    <Section title="Our Story" tone="surface">
      <div className={storyColumns}>
        <Prose>
          <p>
            {name} opened in Bridgeport in {founded}. It was set up to do one thing properly:
            coverage for boats, for the businesses that work on the water, and for the homes that
            stand beside it. It still specializes in marine and coastal insurance, and places home
            and auto insurance for clients who have a boat or a house on the water.
          </p>
          <p>
            We are independent, and no insurer owns us. When you ask for a quote, we take your boat
            or your house to several insurers and lay their terms side by side. Two policies at the
            same price can differ where it matters: what a named storm does to the deductible,
            whether a total loss pays the agreed value or what the boat would have sold for that
            day, and where and when it may sail.
          </p>
          <p>
            The questions have stayed local. Is it on a mooring, in a slip or on a rack? Who hauls
            it when a storm is named, and does the policy share the bill? Which flood zone is the
            house in, and is the dock part of it? We ask before we quote, because those are the
            questions that come up after a loss.
          </p>
        </Prose>
        <dl className={`${surface} ${storyPaper}`}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

const pillars: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield',
    title: 'Specialized Coverage',
    text: 'Boats, yachts, commercial vessels, waterfront homes and flood. We read these policies for a living: navigation limits, lay-up dates, storm deductibles, salvage and wreck removal.',
  },
  {
    icon: 'map-pin',
    title: 'Local Expertise',
    text: `We know the shore of ${COASTAL_COMMUNITIES} communities from Greenwich to Stonington: which harbors are open to the south, where the yards haul, and how far from the water a house can be and still be in a flood zone.`,
  },
  {
    icon: 'phone',
    title: 'Responsive Service',
    text: `Ask for a quote or send a question, and a person answers within ${RESPONSE_HOURS} hours on business days. For an emergency there is claims support 24/7: your insurer’s claims line answers day and night, and we follow up in office hours.`,
  },
]

/** The agency's mission, in three points. */
export function OurMission() {
  return (
    <Section
      title="Our Mission"
      lead="To help people on this coast carry coverage that fits their waters, and understand it before they need it."
    >
      <IconCards of={pillars} />
    </Section>
  )
}

const columns = css({
  display: 'grid',
  gap: { base: '24', lg: '64' },
  gridTemplateColumns: { base: '1fr', lg: '40rem 1fr' },
  alignItems: 'start',
})
const paper = css({ p: { base: '16', md: '32' } })

/** The appointment form, and when the office is open. */
export function Appointment({ call }: { call: FormState }) {
  return (
    <Section
      id="appointment-form"
      title="Make an appointment"
      lead="Tell us when to call, and a specialist will."
      tone="shallow"
    >
      <div className={columns}>
        <div className={`${surface} ${paper}`}>
          <CallForm state={call} />
        </div>
        <OfficeDetails />
      </div>
    </Section>
  )
}
