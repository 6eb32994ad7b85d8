import type { Question } from '../../../db/schema/texts.ts'

/** Structured data for search engines. The page's policy hashes it like any inline script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // A "<" could close the script element early.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way to end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

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
