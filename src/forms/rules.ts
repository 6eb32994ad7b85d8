import './arktype-without-eval.ts'
import { type Type, type } from 'arktype'
import type { FieldErrors, Values } from './definition.ts'

const SHORT_TEXT = 200
const LONG_TEXT = 10_000
const PHONE = /^(\+?\d{1,2}[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/
const ZIP = /^\d{5}(-\d{4})?$/

/** A test of one answer and the sentence that is shown when it fails. */
export interface TextRule {
  holds: Type<string>
  message: string
}

/** Pairs a test with its sentence; ArkType's own messages are never shown. */
export function rule(holds: Type<string>, message: string): TextRule {
  return { holds, message }
}

/** Free text that may be left out, within the length an answer is stored at. */
export const longText = rule(
  type(`string <= ${LONG_TEXT}`),
  `Please keep this under ${LONG_TEXT.toLocaleString('en-US')} characters.`,
)

export const shortText = rule(
  type(`string <= ${SHORT_TEXT}`),
  `Please keep this under ${SHORT_TEXT} characters.`,
)

export const email = rule(type('string.email <= 254'), 'Please enter a valid email address.')

export const phone = rule(
  type('string').narrow((text) => text === '' || PHONE.test(text)),
  'Please enter a valid phone number.',
)

export const zipCode = rule(type(ZIP), 'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).')

/** Text of at least so many characters. */
export function atLeast(length: number, message: string): TextRule {
  return rule(type(`string >= ${length}`), message)
}

/**
 * Holds values to a record of rules.
 * @returns The first message of each field that fails.
 */
export function messagesOf(rules: Record<string, TextRule[]>, values: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, tests] of Object.entries(rules)) {
    const failed = tests.find(({ holds }) => holds(values[field] ?? '') instanceof type.errors)
    if (failed) errors[field] = failed.message
  }
  return errors
}
