import './arktype-without-eval.ts'
import { type Type, type } from 'arktype'
import { readAnswer } from './read-answer.ts'
import { BESIDE_PHONE } from './read-phone.ts'
import type { FormRules } from './server-form.ts'
import {
  type Field,
  type FieldErrors,
  type FieldName,
  type FormTable,
  fieldsOf,
  isAsked,
  stepOf,
  type Values,
} from './table.ts'
import { seen } from './values.ts'

const US_PHONE = /^(\+?\d{1,2}[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/
/** With a country's code that is assigned (ITU-T E.164, 2016), and 8 to 15 digits in all. */
const FOREIGN_PHONE =
  /^\+(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|50\d|59\d|6[789]\d|85\d|88[06]|9[67]\d|99[1-8])([ .()-]{0,2}\d)+$/
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
const MAX_PHONE_CHARACTERS = 60

export const email = rule(
  type('string').narrow((text) => text.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(text)),
  'Please enter a valid email address.',
)

export const phone = rule(
  type('string').narrow((text) => text === '' || isPhone(text)),
  'Please enter a valid phone number.',
)

export const zipCode = rule(type(ZIP), 'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).')

/** Few mail servers send to another mailbox. Letters of its domain are not meant: `readAnswer` makes them ASCII. */
export const asciiMailbox = rule(
  type('string').narrow((text) => /^[\x20-\x7e]*(@|$)/.test(text)),
  'Please enter an email address with plain letters before the @, such as jane@example.com.',
)

function isPhone(text: string): boolean {
  if (text.length > MAX_PHONE_CHARACTERS) return false
  const number = text.replace(BESIDE_PHONE, '')
  const digits = number.replace(/\D/g, '').length
  return US_PHONE.test(number) || (digits >= 8 && digits <= 15 && FOREIGN_PHONE.test(number))
}

/** Text of at least this many characters that are seen, an accent not counted apart from its letter. */
export function atLeast(length: number, message: string): TextRule {
  return rule(
    type('string').narrow((text) => [...seen(text).replace(/\p{M}/gu, '')].length >= length),
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
      const asked = Object.entries(fields).filter(([, field]) => isAsked(field, values))
      const rules = Object.fromEntries(asked.map(([name]) => [name, limited[name] ?? []]))
      const read = asked.map(([name, { input }]) => [
        name,
        readAnswer(input, (values as Values)[name] ?? ''),
      ])
      return { ...more?.(step, values), ...messagesOf(rules, Object.fromEntries(read)) }
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
