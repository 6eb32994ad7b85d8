import type { VesselOption } from '../../db/content/vessels.ts'
import type { Submission } from '../../db/leads/submissions.ts'
import {
  ANY_TIME,
  CALL_LABELS,
  CALL_TIMES,
  CONTACT_LABELS,
  GENERAL_INSURANCE,
  INSURANCE_TYPES,
  QUOTE_LABELS,
  VESSEL_USES,
} from '../../src/settings/business.ts'
import { visibleText } from './visible-text.ts'

export interface Answer {
  label: string
  /** Undefined: the visitor left it empty. */
  value: string | undefined
}

const LABELS: Record<Submission['kind'], Record<string, string>> = {
  quote: QUOTE_LABELS,
  contact: CONTACT_LABELS,
  call: CALL_LABELS,
}

/** Told elsewhere in the message, by name and number. */
const NOT_ANSWERS = new Set(['attachments', 'lostFiles'])

/** Every answer with its label: those the form asks for in its order, then whatever else came. */
export function answersOf(submission: Submission, vessels: VesselOption[]): Answer[] {
  const labels = LABELS[submission.kind] ?? {}
  const others = Object.keys(submission.formData).filter(
    (field) => !(field in labels) && !NOT_ANSWERS.has(field),
  )
  return [...Object.keys(labels), ...others].map((field) => ({
    label: labels[field] ?? sentenceCase(visibleText(field)),
    value: shown(field, submission.formData[field], vessels),
  }))
}

function shown(field: string, answer: unknown, vessels: VesselOption[]): string | undefined {
  if (answer === undefined || answer === null) return undefined
  const text = visibleText(typeof answer === 'object' ? JSON.stringify(answer) : String(answer))
  if (text === '') return undefined
  if (field === 'insurance_type') return labelOf([...INSURANCE_TYPES, GENERAL_INSURANCE], text)
  if (field === 'preferred_time') return labelOf([ANY_TIME, ...CALL_TIMES], text)
  if (field === 'vessel_use') return labelOf(VESSEL_USES, text)
  if (field === 'vessel_type') return vessels.find(({ slug }) => slug === text)?.name ?? text
  return text
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

/** `preferred_time` and `preferredTime` read Preferred time. */
function sentenceCase(field: string): string {
  const words = field
    .replace(/_+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
