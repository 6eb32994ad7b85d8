import type { Product } from '../../db/content/products.ts'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'

/** Frequent questions about this product. */
export function ProductQuestions({ questions }: Pick<Product, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Section title="Questions Owners Ask" tone="surface">
      <Questions items={questions} />
    </Section>
  )
}
