import './arktype-without-eval.ts'
import { type Type, type } from 'arktype'
import type { FieldErrors, Values } from './definition.ts'

const SHORT_TEXT = 200
const LONG_TEXT = 10_000
const PHONE = /^(\+?\d{1,2}[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/
const ZIP = /^\d{5}(-\d{4})?$/

type TextRule = Type<string>

/** A rule whose every failure reads as one sentence. */
export function rule(definition: TextRule, message: string): TextRule {
  return definition.configure({ message: () => message }) as TextRule
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
    for (const test of tests) {
      const outcome = test(values[field] ?? '')
      if (!(outcome instanceof type.errors)) continue
      errors[field] = outcome[0]?.message ?? 'Please check this field.'
      break
    }
  }
  return errors
}
