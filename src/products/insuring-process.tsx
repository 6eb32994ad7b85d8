import { RESPONSE_HOURS } from '../settings/business.ts'
import { Section } from '../ui/section/section.tsx'
import { Steps } from '../ui/steps/steps.tsx'

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
