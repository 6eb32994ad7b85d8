import type { Question } from '../../../../db/schema/texts.ts'
import type { WholeSection } from '../../../../db/texts/text-store.ts'
import { type Field, rows, single } from './field.ts'
import { area, line, lines, paragraphs, sources } from './leaves.ts'

/** What search engines show under the title. */
export const metaDescription: Field<string> = single(
  area({
    label: 'Description for search engines',
    hint: 'A sentence or two, up to 200 characters.',
    max: 200,
    height: 3,
  }),
)

export const keywords: Field<string[]> = single(
  lines({
    label: 'Keywords',
    hint: 'One on each line.',
    max: 80,
    most: 20,
    isOptional: true,
  }),
)

/** The page's own sections. */
export const sections: Field<WholeSection[]> = rows({
  label: 'Sections',
  one: 'Section',
  most: 12,
  columns: {
    heading: line({ label: 'Heading', max: 120 }),
    paragraphs: paragraphs({
      label: 'Paragraphs',
      hint: 'With an empty line between two.',
      max: 1500,
      most: 12,
      isOptional: true,
      height: 10,
    }),
    points: lines({
      label: 'Points',
      hint: 'A list below the paragraphs, one point on each line.',
      max: 400,
      most: 15,
      isOptional: true,
      height: 4,
    }),
    sources: sources('Sources'),
  },
})

export const questions: Field<Question[]> = rows({
  label: 'Questions',
  one: 'Question',
  most: 15,
  columns: {
    question: line({ label: 'Question', max: 200 }),
    answer: area({ label: 'Answer', max: 1000 }),
  },
})
