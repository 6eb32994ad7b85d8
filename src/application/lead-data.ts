import type { ApplicationAnswers } from '../../db/leads/application.ts'
import type { Submission } from '../../db/leads/submissions.ts'
import { contradictions } from './contradictions.ts'
import type { Question } from './question.ts'
import { APPLICATIONS, type SentRequest, sectionsFor } from './sets.ts'
import { applicationState, EVERY_QUESTION } from './state.ts'
import { inSentence } from './summary.ts'

/** What an answer is as JSON; any other is a text. */
const NUMBERS: readonly Question['input'][] = ['amount', 'feet', 'number', 'speed']
const PATTERNS: Partial<Record<Question['input'], string>> = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  month: '^\\d{4}(-\\d{2})?$',
  year: '^\\d{4}$',
}
const UNITS: Partial<Record<Question['input'], string>> = {
  amount: 'in dollars',
  feet: 'in feet',
  speed: 'in knots',
}

/**
 * A lead for other programs: what the webhook posts, and what staff download.
 * @param submission With its answers as they were last corrected.
 * @param saved What was answered for insurers, as it was typed.
 */
export function leadData(submission: Submission, saved: ApplicationAnswers, siteUrl: string) {
  const { id, reference, kind, email, formData, source } = submission
  return {
    id,
    reference,
    kind,
    email,
    answers: formData,
    application: saved,
    applicationDetails: applicationDetails({ kind, answers: formData }, saved),
    source,
    url: `${siteUrl}/admin/leads/${id}`,
  }
}

/**
 * An application as `applicationSchema` describes it: each answer as it was typed and as it was understood, then what is not
 * answered, by name, and what to check. Null when the request has none.
 */
export function applicationDetails(request: SentRequest, saved: ApplicationAnswers) {
  const state = applicationState(request, saved)
  if (!state) return null
  const [set] = Object.entries(APPLICATIONS).find(([, one]) => one === sectionsFor(request)) ?? []
  const all = state.sections.flatMap(({ section, asked }) =>
    asked.map((one) => ({ ...one, section: section.title })),
  )
  const given = [...all, ...state.notAsked.map((one) => ({ ...one, section: null }))]
  return {
    set,
    answers: Object.fromEntries(
      given
        .filter(({ typed }) => typed !== '')
        .map(({ name, question: { label, input }, section, typed, value, words }) => [
          name,
          { label, section, typed, value: asData(input, value), words: words ?? null },
        ]),
    ),
    missing: all.filter(({ value }) => value === undefined).map(({ name }) => name),
    checks: contradictions(state).map(inSentence),
  }
}

function asData(input: Question['input'], value: string | undefined): string | number | null {
  return value === undefined ? null : NUMBERS.includes(input) ? Number(value) : value
}

/** The names of an application's answers with their meanings, from the tables of questions, as a JSON Schema. */
export function applicationSchema() {
  const sets = Object.keys(APPLICATIONS)
  const text = { type: 'string' }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'applicationDetails of a lead',
    type: ['object', 'null'],
    required: ['set', 'answers', 'missing', 'checks'],
    properties: {
      set: { enum: sets },
      answers: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          [...EVERY_QUESTION].map(([name, question]) => [name, answerSchema(name, question)]),
        ),
      },
      missing: { type: 'array', items: { enum: [...EVERY_QUESTION.keys()] } },
      checks: { type: 'array', items: text },
    },
  }
}

/** What a question is called where its answer stands as a bare value: "Top speed, in knots". */
export function labelWithUnit({ label, input }: Question): string {
  const unit = UNITS[input]
  return unit && !label.endsWith(unit) ? `${label}, ${unit}` : label
}

function answerSchema(name: string, question: Question) {
  const { hint, input, choices } = question
  const pattern = PATTERNS[input]
  const askedIn = Object.entries(APPLICATIONS)
    .filter(([, sections]) => sections.some(({ questions }) => name in questions))
    .map(([set]) => set)
  const value = choices
    ? { enum: [...choices.map((choice) => choice.value), null] }
    : { type: [NUMBERS.includes(input) ? 'number' : 'string', 'null'], ...(pattern && { pattern }) }
  return {
    title: labelWithUnit(question),
    description: [hint, `Asked in: ${askedIn.join(', ')}.`].filter(Boolean).join('. '),
    type: 'object',
    required: ['label', 'section', 'typed', 'value', 'words'],
    properties: {
      label: { type: 'string' },
      section: { type: ['string', 'null'] },
      typed: { type: 'string' },
      value,
      words: { type: ['string', 'null'] },
    },
  }
}
