import type { VesselOption } from '../../db/content/vessels.ts'
import type { Answer, Submission, SubmissionKind } from '../../db/leads/submissions.ts'
import { callForm } from '../../src/call/form.ts'
import { contactForm } from '../../src/contact/form.ts'
import { type Field, type FormTable, fieldsOf } from '../../src/forms/table.ts'
import { quoteForm } from '../../src/quote/form.ts'
import { visibleText } from './visible-text.ts'

export interface ShownAnswer {
  label: string
  /** Undefined if the visitor left it empty. */
  value: string | undefined
}

const forms: Record<SubmissionKind, FormTable> = {
  quote: quoteForm,
  contact: contactForm,
  call: callForm,
}

/** Shown elsewhere in the message, under Files. */
const NOT_ANSWERS = new Set(['attachments', 'lostFiles'])

/** Every answer with its label: the form's fields in their order, then any others received. */
export function shownAnswers(submission: Submission, vessels: VesselOption[]): ShownAnswer[] {
  const fields = fieldsOf(forms[submission.kind])
  const others = Object.keys(submission.formData).filter(
    (name) => !(name in fields) && !NOT_ANSWERS.has(name),
  )
  return [...Object.keys(fields), ...others].map((name) => ({
    label: fields[name]?.label ?? sentenceCase(visibleText(name)),
    value: shownAnswer(fields[name], submission.formData[name], vessels),
  }))
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
