import type { Question } from '../../../db/schema/texts.ts'

/** Questions and answers as structured data. */
export function faqPage(questions: Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
