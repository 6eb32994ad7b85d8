import type { Answer, SubmissionKind } from '../../db/leads/submissions.ts'

/** One of the answers that a list or a set of cards offers. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** One question of a form: everything that its page, its rules, the database and messages know of it. */
export interface Field {
  readonly label: string
  /** The control that asks it. An answer to 'whole number' is stored as a number, all others as text. */
  readonly input: 'text' | 'email' | 'tel' | 'whole number' | 'amount' | 'area' | 'list' | 'cards'
  readonly isOptional?: boolean
  /** Stands beside its neighbor where the page has room for two. */
  readonly isHalf?: boolean
  readonly hint?: string
  readonly autoComplete?: string
  readonly choices?: readonly Choice[]
  /** The choices are the vessel types, which the database has. */
  readonly choicesFrom?: 'vessels'
  /** Answers that are understood without being offered. */
  readonly alsoAccepted?: readonly Choice[]
  /** What a list shows while nothing is chosen. */
  readonly placeholder?: string
  /** What is stored when nothing was answered; otherwise an empty text. */
  readonly whenEmpty?: string
  /** In characters. */
  readonly maxLength?: number
}

export interface FormStep {
  readonly id: string
  /** In the order in which they are asked, and in which messages name them. */
  readonly fields: Readonly<Record<string, Field>>
}

/**
 * A form, whole: the one place that says what it asks. Names, rules, what is sent and stored, and
 * the labels in messages come from it, typed.
 */
export interface FormTable {
  readonly kind: SubmissionKind
  /** The page that shows the form when it stands alone; {path}/received follows. */
  readonly path: string
  /** In order; the last one submits. */
  readonly steps: readonly [FormStep, ...FormStep[]]
}

type FieldsOf<F extends FormTable> = F['steps'][number]['fields']
type KeysOfEach<T> = T extends unknown ? keyof T & string : never

export type FieldName<F extends FormTable> = KeysOfEach<FieldsOf<F>>
export type StepId<F extends FormTable> = F['steps'][number]['id']
/** What stands in the fields of a form. */
export type Values<F extends FormTable = FormTable> = Record<FieldName<F>, string>
/** The sentence to show at each field that is not fine. */
export type FieldErrors<N extends string = string> = Partial<Record<N, string>>

/** The answers of a form as they are stored and sent. */
export type Answers<F extends FormTable> = {
  [N in FieldName<F>]: Extract<FieldsOf<F>, Record<N, Field>>[N] extends { input: 'whole number' }
    ? number | undefined
    : string
}

/** Every field of a form under its name, in the order of its steps. */
export function fieldsOf<F extends FormTable>(form: F): Record<FieldName<F>, Field> {
  return Object.assign({}, ...form.steps.map(({ fields }) => fields))
}

/** The names of a form's fields, in the order of its steps. */
export function fieldNames<F extends FormTable>(form: F): FieldName<F>[] {
  return Object.keys(fieldsOf(form)) as FieldName<F>[]
}

/** The step with this id, or the form's first. */
export function stepOf<F extends FormTable>(
  form: F,
  id: string | undefined,
): FormStep & { id: StepId<F> } {
  return form.steps.find((step) => step.id === id) ?? form.steps[0]
}

/** Checked values of a form as they are stored and sent. */
export function answersOf<F extends FormTable>(form: F, values: Values<F>): Answers<F> {
  const answers: Record<string, Answer> = {}
  for (const [name, { input, whenEmpty = '' }] of Object.entries(fieldsOf<FormTable>(form))) {
    const value = (values as Values)[name]
    if (input === 'whole number') answers[name] = value ? Number(value) : undefined
    else answers[name] = value || whenEmpty
  }
  return answers as Answers<F>
}
