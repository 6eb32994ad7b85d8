import { choices, type Section } from './question.ts'
import { line, lines } from './shared-sections.ts'

const HOW_MANY = ['One', 'Two', 'Three or more']

/** Who runs it. */
export const operators: Section = {
  id: 'operators',
  title: 'Who runs it',
  why: 'Experience and a boating certificate lower the price with most insurers. We ask for no date of birth and no license number.',
  questions: {
    operators: { label: 'People who run it', input: 'list', choices: choices(...HOW_MANY) },
    ...operator(1, 'First operator', ['', ...HOW_MANY]),
    ...operator(2, 'Second operator', HOW_MANY.slice(1)),
    other_operators: {
      ...lines,
      label: 'Other operators',
      hint: 'Name, years of experience, certificate, and incidents of each',
      askedWhen: { operators: HOW_MANY.slice(2) },
    },
  },
}

function operator(number: 1 | 2, who: string, operators: string[]): Section['questions'] {
  const asked = { askedWhen: { operators } }
  return {
    [`operator_${number}_name`]: { ...line, ...asked, label: `${who}: name` },
    [`operator_${number}_years`]: {
      ...asked,
      label: `${who}: years of experience with boats`,
      input: 'number',
      hint: 'For example 12',
    },
    [`operator_${number}_certificate`]: {
      ...asked,
      label: `${who}: certificate or license`,
      input: 'list',
      choices: choices(
        'None',
        'State boating certificate',
        'Coast Guard license',
        'Another course or certificate',
      ),
    },
    [`operator_${number}_incidents`]: {
      ...line,
      ...asked,
      label: `${who}: accidents and violations in five years`,
      hint: 'On the water or with a car, for example one speeding ticket in 2024, or none',
    },
  }
}
