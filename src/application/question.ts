import type { Field } from '../forms/table.ts'

/** One question of an application: like a form's field, and always optional. */
export interface Question
  extends Pick<Field, 'label' | 'hint' | 'choices' | 'autoComplete' | 'maxLength' | 'askedWhen'> {
  /** How the answer is read: see `read.ts`. */
  readonly input:
    | 'text'
    | 'area'
    | 'list'
    | 'amount'
    | 'date'
    | 'feet'
    | 'hin'
    | 'month'
    | 'number'
    | 'speed'
    | 'year'
  /**
   * The answer of the request that it starts with: a number, a day or a choice, and never what somebody wrote or where
   * they live, because the link may have been mailed to an address with a slip in it.
   */
  readonly from?: string
}

/** Some questions that are asked, answered and saved together. */
export interface Section {
  readonly id: string
  readonly title: string
  /** Why they are asked: a sentence. */
  readonly why: string
  /** In order, by name. A name means the same question wherever it is asked. */
  readonly questions: Readonly<Record<string, Question>>
}

/** The choices of a list, in the words that are also stored. */
export function choices(...labels: string[]) {
  return labels.map((label) => ({ value: label, label }))
}
