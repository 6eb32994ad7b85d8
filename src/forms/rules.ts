import './arktype-without-eval.ts'
import { type Type, type } from 'arktype'
import { readAnswer } from './read-answer.ts'
import type { FormRules } from './server-form.ts'
import {
  type Field,
  type FieldErrors,
  type FieldName,
  type FormTable,
  fieldsOf,
  stepOf,
  type Values,
} from './table.ts'
import { seen } from './values.ts'

const PHONE = /^(\+?\d{1,2}[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/
const ZIP = /^\d{5}(-\d{4})?$/

/** A test of one answer and the message that is shown when it fails. */
export interface TextRule {
  holds: Type<string>
  message: string
}

/** Pairs a test with its message; ArkType's own messages are never shown. */
export function rule(holds: Type<string>, message: string): TextRule {
  return { holds, message }
}

/**
 * What browsers take for an address (WHATWG HTML, "valid email address") with a top-level domain.
 * ArkType's own test refuses o'neill@example.com, and allows an empty part in the domain.
 * None begins with "=", which a spreadsheet of addresses would take for a formula.
 */
const EMAIL =
  /^(?!=)[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i
const MAX_EMAIL_CHARACTERS = 254

export const email = rule(
  type('string').narrow((text) => text.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(text)),
  'Please enter a valid email address.',
)

export const phone = rule(
  type('string').narrow((text) => text === '' || PHONE.test(text)),
  'Please enter a valid phone number.',
)

export const zipCode = rule(type(ZIP), 'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).')

/** Text of at least this many characters that are seen. */
export function atLeast(length: number, message: string): TextRule {
  return rule(
    type('string').narrow((text) => seen(text).length >= length),
    message,
  )
}

/** One of the choices of a list or of cards; no choice is valid when the field is optional. */
export function oneOf({ choices = [], alsoAccepted = [], isOptional }: Field, message: string) {
  const accepted = [...choices, ...alsoAccepted].map(({ value }) => value)
  return rule(type.enumerated(...(isOptional ? ['', ...accepted] : accepted)), message)
}

/** The tests of every field of a form. */
export type FieldRules<F extends FormTable> = { [N in FieldName<F>]: TextRule[] }

/**
 * The rules of a form: the tests of each field, then the limits in its table.
 * @param more Further requirements of a step; a field's own message takes precedence.
 */
export function formRules<F extends FormTable>(
  form: F,
  tests: FieldRules<F>,
  more?: FormRules<F>['check'],
): FormRules<F> {
  const limited: Record<string, TextRule[]> = {}
  for (const [name, { maxLength }] of Object.entries(fieldsOf<FormTable>(form))) {
    const own: TextRule[] = (tests as Record<string, TextRule[]>)[name] ?? []
    limited[name] = maxLength === undefined ? own : [...own, atMost(maxLength)]
  }
  return {
    check(step, values) {
      const { fields } = stepOf<FormTable>(form, step)
      const names = Object.keys(fields)
      const asked = Object.fromEntries(names.map((name) => [name, limited[name] ?? []]))
      const read = Object.entries(fields).map(([name, { input }]) => [
        name,
        readAnswer(input, (values as Values)[name] ?? ''),
      ])
      return { ...more?.(step, values), ...messagesOf(asked, Object.fromEntries(read)) }
    },
  }
}

/**
 * Checks values against a record of rules.
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

function atMost(length: number): TextRule {
  const message = `Please keep this under ${length.toLocaleString('en-US')} characters.`
  return rule(type(`string <= ${length}`), message)
}
