import type { VesselOption } from '../../db/content/vessels.ts'
import type { Answer, StoredAnswers, SubmissionKind } from '../../db/leads/submissions.ts'
import { asMoney } from '../forms/number-words.ts'
import { readAnswer } from '../forms/read-answer.ts'
import { dayInFull } from '../forms/read-day.ts'
import { type Field, fieldsOf, isAsked } from '../forms/table.ts'
import { leadForms } from './lead-forms.ts'
import { visibleText } from './visible-text.ts'

export interface ShownAnswer {
  /** The field's name in its form. */
  name: string
  label: string
  /** Undefined if the visitor left it empty. */
  value: string | undefined
}

/** Shown elsewhere, under Files. */
const NOT_ANSWERS = new Set(['attachments', 'lostFiles'])

/** Every answer with its label: the form's fields that were asked in their order, then any others received. */
export function shownAnswers(
  { kind, formData }: { kind: SubmissionKind; formData: StoredAnswers },
  vessels: VesselOption[],
): ShownAnswer[] {
  const fields = fieldsOf(leadForms[kind])
  const others = Object.keys(formData).filter((name) => !(name in fields) && !NOT_ANSWERS.has(name))
  const asked = Object.keys(fields).filter(
    (name) => isAsked(fields[name] as Field, formData) || formData[name],
  )
  return [...asked, ...others].map((name) => ({
    name,
    label: fields[name]?.label ?? sentenceCase(visibleText(name)),
    value: shownAnswer(fields[name], formData[name], vessels),
  }))
}

/**
 * The answers that consist of our own words and of numbers: what was chosen, and what was read as a number or a ZIP code.
 * They may stand in a message to an address that anybody could have typed.
 */
export function answersInOurWords(
  lead: { kind: SubmissionKind; formData: StoredAnswers },
  vessels: VesselOption[],
): ShownAnswer[] {
  const fields = fieldsOf(leadForms[lead.kind])
  return shownAnswers(lead, vessels).filter(({ name, value }) => {
    const field = fields[name]
    return field && value !== undefined && isInOurWords(field, lead.formData[name], vessels)
  })
}

function isInOurWords(field: Field, answer: Answer, vessels: VesselOption[]): boolean {
  const text = `${answer}`
  if (field.choicesFrom === 'vessels') return vessels.some(({ slug }) => slug === text)
  if (field.input === 'whole number') return /^\d{1,5}$/.test(text)
  if (field.input === 'amount') return /^\$?\d{1,12}(\.\d{1,2})?$/.test(text)
  if (field.input === 'zip') return /^\d{5}(-\d{4})?$/.test(text)
  if (field.input === 'date') return /^\d{4}-\d\d-\d\d$/.test(text)
  return [...(field.choices ?? []), ...(field.alsoAccepted ?? [])].some(
    ({ value }) => value === text,
  )
}

/** An answer as the visitor saw it in the form; undefined if it was left empty. */
export function shownAnswer(
  field: Field | undefined,
  answer: Answer,
  vessels: VesselOption[] = [],
): string | undefined {
  if (answer === undefined || answer === null) return undefined
  const text = visibleText(typeof answer === 'object' ? JSON.stringify(answer) : String(answer))
  if (text === '') return undefined
  // In a draft it is as it was typed.
  if (field?.input === 'amount') return asMoney(readAnswer('amount', text))
  if (field?.input === 'date') return dayInFull(readAnswer('date', text))
  if (field?.choicesFrom === 'vessels') {
    return vessels.find(({ slug }) => slug === text)?.name ?? text
  }
  const choices = [...(field?.choices ?? []), ...(field?.alsoAccepted ?? [])]
  return choices.find(({ value }) => value === text)?.label ?? text
}

/** Turns `preferred_time` and `preferredTime` into "Preferred time". */
function sentenceCase(field: string): string {
  const words = field
    .replace(/_+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
