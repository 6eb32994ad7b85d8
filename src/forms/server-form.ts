import type { FieldErrors, FieldName, FormTable, StepId, Values } from './table.ts'

/** The rules of a form, loaded only when something is checked. */
export interface FormRules<F extends FormTable = FormTable> {
  /**
   * Checks one step's answers against its rules.
   * @returns A message for each field that fails; empty when all are valid.
   */
  check(step: StepId<F>, values: Values<F>): FieldErrors<FieldName<F>>
}

/** A form with its rules, for the server. */
export interface ServerForm<F extends FormTable = FormTable> {
  form: F
  rules: FormRules<F>
}

/** The first invalid step, with its messages, or undefined when the form is complete. */
export function firstProblem(
  { form, rules }: ServerForm,
  values: Values,
): { step: string; errors: FieldErrors } | undefined {
  for (const { id } of form.steps) {
    const errors = rules.check(id, values)
    if (Object.keys(errors).length > 0) return { step: id, errors }
  }
  return undefined
}

/**
 * The step to show on the way back to one: that step, unless a change has made an earlier one invalid.
 */
export function stepBefore({ form, rules }: ServerForm, wanted: string, values: Values): string {
  for (const { id } of form.steps) {
    if (id === wanted || Object.keys(rules.check(id, values)).length > 0) return id
  }
  return wanted
}
