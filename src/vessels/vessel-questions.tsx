import type { Question } from '../../db/schema/texts.ts'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'

/** Frequent questions of owners, if there are any. */
export function VesselQuestions({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null
  return (
    <Section title="Frequently Asked Questions">
      <Questions items={questions.map((item) => ({ ...item, answer: <p>{item.answer}</p> }))} />
    </Section>
  )
}
