import type { Answer, SubmissionKind } from '../../db/leads/submissions.ts'
import { readAnswer, saysMore } from './read-answer.ts'

/** One option of a list or a set of cards. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** One question of a form: the source for its page, rules, database columns and messages. */
export interface Field {
  readonly label: string
  /** Its control. An answer to 'whole number' is stored as a number, all others as text. */
  readonly input:
    | 'text'
    | 'email'
    | 'tel'
    | 'zip'
    | 'whole number'
    | 'amount'
    | 'date'
    | 'area'
    | 'list'
    | 'cards'
  readonly isOptional?: boolean
  /** Shares a row with its neighbor when the page has room for two. */
  readonly isHalf?: boolean
  readonly hint?: string
  /** Said below the message of a wrong answer, and not before: most people need no hint. */
  readonly help?: string
  readonly autoComplete?: string
  readonly choices?: readonly Choice[]
  /** The choices are the vessel types in the database. */
  readonly choicesFrom?: 'vessels'
  /** Accepted answers that are not offered. */
  readonly alsoAccepted?: readonly Choice[]
  /** The text of a list when nothing is chosen. */
  readonly placeholder?: string
  /** The value stored for an empty answer; the default is an empty text. */
  readonly whenEmpty?: string
  /** In characters. */
  readonly maxLength?: number
  /**
   * Asked only where each of these fields has one of these answers. Otherwise its own answer stays in the form, and is
   * neither checked nor sent.
   */
  readonly askedWhen?: Readonly<Record<string, readonly string[]>>
  /** How one line about a lead says it, with the answer in place of the asterisk: "* ft". Not said without it. */
  readonly brief?: string
}

export interface FormStep {
  readonly id: string
  /** In the order of the form and of its messages. */
  readonly fields: Readonly<Record<string, Field>>
}

/**
 * The complete definition of a form. Field names, rules, what is sent and stored, and the labels in
 * messages derive from it, with types.
 */
export interface FormTable {
  readonly kind: SubmissionKind
  /** The form's own page; {path}/received is its confirmation page. */
  readonly path: string
  /** In order; the last step submits. */
  readonly steps: readonly [FormStep, ...FormStep[]]
}

/** Leads to the confirmation page of a form, with what was sent in a cookie or, where that was not kept, in the address. */
export function confirmationAddress({ kind }: FormTable, received: string): string {
  return `/api/forms/${kind}/received?reference=${received}`
}

type FieldsOf<F extends FormTable> = F['steps'][number]['fields']
type KeysOfEach<T> = T extends unknown ? keyof T & string : never

export type FieldName<F extends FormTable> = KeysOfEach<FieldsOf<F>>
export type StepId<F extends FormTable> = F['steps'][number]['id']
/** The values in the fields of a form. */
export type Values<F extends FormTable = FormTable> = Record<FieldName<F>, string>
/** The message for each invalid field. */
export type FieldErrors<N extends string = string> = Partial<Record<N, string>>

/** The answers of a form as they are stored and sent: those to what was asked. */
export type Answers<F extends FormTable> = {
  [N in FieldName<F>]?: Extract<FieldsOf<F>, Record<N, Field>>[N] extends { input: 'whole number' }
    ? number | undefined
    : string
}

/** Every field of a form by name, in the order of its steps. */
export function fieldsOf<F extends FormTable>(form: F): Record<FieldName<F>, Field> {
  return Object.assign({}, ...form.steps.map(({ fields }) => fields))
}

/** The names of a form's fields, in the order of its steps. */
export function fieldNames<F extends FormTable>(form: F): FieldName<F>[] {
  return Object.keys(fieldsOf(form)) as FieldName<F>[]
}

/** Whether a question is asked, as the answers of its form stand. */
export function isAsked(
  { askedWhen = {} }: Pick<Field, 'askedWhen'>,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(askedWhen).every(([name, given]) =>
    given.includes(`${answers[name] ?? ''}`),
  )
}

/** The fields of a form that are asked, as its answers stand, by name. */
export function askedFields(
  form: FormTable,
  answers: Readonly<Record<string, unknown>>,
): Record<string, Field> {
  const asked = Object.entries(fieldsOf(form)).filter(([, field]) => isAsked(field, answers))
  return Object.fromEntries(asked)
}

/** The values of a form without those of questions that are not asked. */
export function askedValues<F extends FormTable>(form: F, values: Values<F>): Values<F> {
  const asked = askedFields(form, values)
  return Object.fromEntries(
    Object.entries<string>(values).filter(([name]) => name in asked),
  ) as Values<F>
}

/** The step with this id, or the form's first. */
export function stepOf<F extends FormTable>(
  form: F,
  id: string | undefined,
): FormStep & { id: StepId<F> } {
  return form.steps.find((step) => step.id === id) ?? form.steps[0]
}

/** Checked values of a form as they are stored and sent, with what was typed where a number was rounded. */
export function answersOf<F extends FormTable>(form: F, values: Values<F>): Answers<F> {
  const answers: Record<string, Answer> = {}
  for (const [name, { input, whenEmpty = '' }] of Object.entries(askedFields(form, values))) {
    const typed = (values as Values)[name] ?? ''
    const value = readAnswer(input, typed)
    if (input === 'whole number') answers[name] = value ? Number(value) : undefined
    else answers[name] = value || whenEmpty
    // Staff read it beside the number: 28' 6" and 8.7 m are 29 feet, "over $45k" is 45000.
    if (saysMore(input, typed)) answers[`${name}_as_typed`] = typed.trim()
  }
  return answers as Answers<F>
}
