import { expect, test } from 'vitest'
import { applicationDetails, applicationSchema } from '../../../src/application/lead-data.ts'
import type { Question } from '../../../src/application/question.ts'
import { APPLICATIONS, type SentRequest } from '../../../src/application/sets.ts'

const REQUESTS: Record<keyof typeof APPLICATIONS, SentRequest['answers']> = {
  boat: { insurance_type: 'boat' },
  yacht: { insurance_type: 'luxury' },
  property: { insurance_type: 'other', coverage_wanted: 'flood' },
  marina: { insurance_type: 'commercial', business_kind: 'marina' },
  commercial: { insurance_type: 'commercial', business_kind: 'charter' },
}
const SAMPLES: Partial<Record<Question['input'], string>> = {
  amount: '$45,000',
  date: '3/15/2027',
  feet: '28 ft',
  hin: 'ABC12345D404',
  month: 'June 2015',
  number: 'two',
  speed: '40 mph',
  year: '2004',
}

/** What of a value JSON Schema's words of ours refuse. */
function problemWith(
  value: unknown,
  schema: { type?: string[]; enum?: unknown[]; pattern?: string },
) {
  const { type, enum: offered, pattern } = schema
  if (offered && !offered.includes(value)) return `${value} is not offered`
  if (type && !type.includes(value === null ? 'null' : typeof value))
    return `${value} is no ${type}`
  return pattern && !new RegExp(pattern).test(`${value}`) ? `${value} is not ${pattern}` : undefined
}

test.each(Object.entries(REQUESTS))(
  '%s: every answer is under a name of the schema, and of its type',
  (set, answers) => {
    const { properties } = applicationSchema()
    const questions = Object.entries(
      Object.assign(
        {},
        ...APPLICATIONS[set as keyof typeof APPLICATIONS].map((one) => one.questions),
      ),
    ) as [string, Question][]
    const typed = questions.map(([name, { input, choices }]): [string, string] => [
      name,
      choices?.at(-1)?.value ?? SAMPLES[input] ?? 'A text',
    ])
    const details = applicationDetails({ kind: 'quote', answers }, Object.fromEntries(typed))
    expect(details?.set).toBe(set)
    expect(Object.keys(details?.answers ?? {}).sort()).toEqual(typed.map(([name]) => name).sort())
    for (const [name, answer] of Object.entries(details?.answers ?? {})) {
      const schema = properties.answers.properties[name]
      expect(schema?.required).toEqual(Object.keys(answer))
      expect(answer.value, name).not.toBeNull()
      expect(problemWith(answer.value, schema?.properties.value ?? {}), name).toBeUndefined()
      expect(schema?.title.startsWith(answer.label)).toBe(true)
      expect(schema?.description).toContain(set)
    }
  },
)

test('what was not understood has no value and is missing; a request without questions has no details', () => {
  const boat = { kind: 'quote', answers: REQUESTS.boat } as const
  const details = applicationDetails(boat, {
    top_speed: 'fast',
    model_year: '2010',
    bought: '2004',
  })
  expect(details?.answers.top_speed).toMatchObject({ typed: 'fast', value: null, words: null })
  expect(details?.missing).toContain('top_speed')
  expect(details?.missing).not.toContain('model_year')
  expect(details?.checks).toEqual(['The model year, 2010, is after the purchase in 2004.'])
  expect(applicationDetails({ kind: 'contact', answers: {} }, {})).toBeNull()
})
