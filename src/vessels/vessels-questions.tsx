import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'

const items = [
  {
    question: 'Is boat insurance required in Connecticut?',
    answer:
      'Not by law: boat insurance is not legally required in the state. Marinas often demand it before they rent you a slip, and lenders do before they finance a boat. Both usually name a liability limit and want to see a certificate with their own name on it.',
  },
  {
    question: 'What decides the premium?',
    answer:
      'The kind of boat, its age, length, value and horsepower come first. Then where it is kept and where it goes, how many months it is afloat, who drives it with what experience and record, past claims, and the deductible and limits you choose. A survey, a course or a better berth can each move it.',
  },
  {
    question: 'Is my boat covered in winter storage?',
    answer:
      'Usually, as long as the policy stays in force. Fire, theft, storm and a shed roof under snow are risks of the off-season, and lay-up coverage keeps them insured while you promise not to use the boat between agreed dates. Damage by freezing is treated differently from policy to policy, so ask who has to winterize it.',
  },
]

/** Frequent questions about insurance for any boat. */
export function VesselsQuestions() {
  return (
    <Section title="Common Questions About Vessel Insurance" tone="shallow">
      <Questions items={items.map((item) => ({ ...item, answer: <p>{item.answer}</p> }))} />
    </Section>
  )
}
