import type { Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { faqPage } from '../ui/json-ld/faq-page.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'

const ask = css({ mt: '24' })

/** Frequent questions of owners there. */
export function TownQuestions({ town }: { town: Town }) {
  if (town.questions.length === 0) return null
  return (
    <Section title={`Insurance Questions in ${town.name}`} tone="surface">
      <Questions items={town.questions} />
      <p className={ask}>
        Have another question? <a href={`/quote?town=${town.slug}`}>Send it with a quote request</a>
        .
      </p>
      <JsonLd data={faqPage(town.questions)} />
    </Section>
  )
}
