import { css } from '../../styled-system/css'
import { type FieldContext, FormField, type FormFieldProps } from './form-field.tsx'
import {
  type FieldName,
  type FormTable,
  isAsked,
  type StepId,
  stepOf,
  type Values,
} from './table.ts'

const pair = css({ display: 'grid', gap: '24', gridTemplateColumns: { md: '1fr 1fr' } })

export interface StepFieldsProps<F extends FormTable> {
  context: FieldContext<F>
  step: StepId<F>
  /** Extra properties for single fields. */
  more?: { [N in FieldName<F>]?: Omit<FormFieldProps<F>, 'context' | 'name'> } | undefined
}

/**
 * The fields of a step that are asked, in the order of the form's table, two side by side where the table says so.
 */
export function StepFields<F extends FormTable>(props: StepFieldsProps<F>) {
  const { context, step, more } = props
  const draw = (name: FieldName<F>) => (
    <FormField key={name} context={context} name={name} {...more?.[name]} />
  )
  return rowsOf(context.form, step, context.values).map((names) =>
    names.length === 1 ? (
      names.map(draw)
    ) : (
      <div key={names.join()} className={pair}>
        {names.map(draw)}
      </div>
    ),
  )
}

/** Their names, grouped by row. */
function rowsOf<F extends FormTable>(
  form: F,
  step: StepId<F>,
  values: Values<F>,
): FieldName<F>[][] {
  const rows: FieldName<F>[][] = []
  let isOpen = false
  for (const [name, field] of Object.entries(stepOf(form, step).fields)) {
    if (!isAsked(field, values)) continue
    const { isHalf } = field
    const last = rows.at(-1)
    if (isHalf && isOpen && last) last.push(name as FieldName<F>)
    else rows.push([name as FieldName<F>])
    isOpen = Boolean(isHalf) && !(isHalf && isOpen)
  }
  return rows
}
