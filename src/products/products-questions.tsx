import { FULL_COVER_PERCENT } from '../settings/business.ts'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'

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
