import type { SubmissionKind } from '../../db/leads/submissions.ts'

/** The sentence to show at each field that is not fine. */
export type FieldErrors = Record<string, string>
export type Values = Record<string, string>

export interface FormStep {
  id: string
  fields: readonly string[]
}

/** A form as both ways through it see it: with JavaScript and without. */
export interface FormDefinition {
  kind: SubmissionKind
  /** The page that shows the form when it stands alone; {path}/received follows. */
  path: string
  /** In order; the last one submits. */
  steps: readonly [FormStep, ...FormStep[]]
  /** Fields that are lists to choose one from. */
  lists: readonly string[]
}

/** Rules of a form, loaded only when something is checked. */
export interface FormRules {
  /**
   * Holds one step's answers to its rules.
   * @returns A message for each field that fails; empty when all is well.
   */
  check(step: string, values: Values): FieldErrors
  /** Checked answers of all steps as they are stored and sent. */
  answers(values: Values): Record<string, unknown>
}

/** A form with its rules, as the server holds it. */
export interface ServerForm {
  form: FormDefinition
  rules: FormRules
}

/** Every field of a form, in the order of its steps. */
export function allFields(form: FormDefinition): string[] {
  return form.steps.flatMap((step) => step.fields)
}

/** The first step that is not in order, with its messages, or undefined when the form is complete. */
export function firstProblem(
  form: FormDefinition,
  rules: FormRules,
  values: Values,
): { step: string; errors: FieldErrors } | undefined {
  for (const { id } of form.steps) {
    const errors = rules.check(id, values)
    if (Object.keys(errors).length > 0) return { step: id, errors }
  }
  return undefined
}
