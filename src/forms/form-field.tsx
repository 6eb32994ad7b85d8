import { FieldInput, FieldSelect, FieldTextarea } from '@ark-ui/react/field'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../ui/field/field.tsx'
import { control, describedBy } from '../ui/field/field-look.ts'
import { AddressQuestion } from './address-question.tsx'
import type {
  Choice,
  FieldErrors,
  FieldName,
  Field as FormFieldEntry,
  FormTable,
  Values,
} from './table.ts'
import { fieldsOf } from './table.ts'
import { NOT_CHOSEN } from './values.ts'

/** What a form passes to each of its fields. */
export interface FieldContext<F extends FormTable = FormTable> {
  form: F
  register(name: FieldName<F>): UseFormRegisterReturn
  errors: FieldErrors<FieldName<F>>
  /** The server's values, for the HTML; in the browser react-hook-form holds the values. */
  initial: Partial<Values<F>>
  /** What is in the fields now. */
  values: Values<F>
  /** Puts an answer into a field; undefined until the form is awake. */
  answer: ((name: FieldName<F>, value: string) => void) | undefined
}

export interface FormFieldProps<F extends FormTable> {
  context: FieldContext<F>
  name: FieldName<F>
  /** Instead of the table's options, for a list from the database. */
  choices?: readonly Choice[]
  /** What may be typed is offered; anything else may be typed as well. */
  suggestions?: readonly string[]
  disabled?: boolean
  /** Instead of the table's, where another answer decides it. */
  isOptional?: boolean
}

/** One question of a form, rendered from its table. Steps render cards themselves. */
export function FormField<F extends FormTable>({
  context,
  name,
  choices,
  suggestions = [],
  disabled,
  isOptional,
}: FormFieldProps<F>) {
  const field: FormFieldEntry = fieldsOf(context.form)[name]
  const { label, hint } = field
  const error = context.errors[name]
  const help = error && field.help
  const isRequired = !(isOptional ?? field.isOptional) && field.whenEmpty === undefined
  const registered = {
    'aria-describedby': describedBy({ name, hint: hint ?? help, error }),
    ...inputProps(field),
    ...context.register(name),
  }
  const initial = context.initial[name]
  const { answer } = context
  return (
    <Field
      {...{ name, label, hint, error, help }}
      isRequired={isRequired}
      isOptional={isOptional ?? field.isOptional}
    >
      {field.input === 'area' ? (
        <FieldTextarea
          {...registered}
          dir="auto"
          defaultValue={initial}
          className={control({ kind: 'area' })}
        />
      ) : field.input === 'list' ? (
        <FieldSelect
          {...registered}
          // Its first entry has a value, as every entry: to browsers, something is chosen.
          required={false}
          aria-required={isRequired || undefined}
          defaultValue={initial || NOT_CHOSEN}
          disabled={disabled}
          className={control()}
        >
          <option value={NOT_CHOSEN}>{field.placeholder}</option>
          {(choices ?? field.choices ?? []).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </FieldSelect>
      ) : (
        <FieldInput
          {...registered}
          list={suggestions.length > 0 ? `${name}-suggestions` : undefined}
          defaultValue={initial}
          className={control({ width: isShort(field) ? 'short' : 'full' })}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${name}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {field.input === 'email' && (
        <AddressQuestion
          field={name}
          typed={context.values[name] ?? ''}
          onUse={answer && ((address) => answer(name, address))}
        />
      )}
    </Field>
  )
}

function isShort({ input }: FormFieldEntry): boolean {
  return input === 'whole number' || input === 'amount' || input === 'date'
}

/** Attributes for the phone's keyboard, the browser's autofill, and words that are written from the right. */
function inputProps({ input, autoComplete }: FormFieldEntry) {
  if (input === 'email' || input === 'tel') return { type: input, autoComplete }
  if (input === 'whole number') return { autoComplete, inputMode: 'numeric' } as const
  if (input === 'amount') return { autoComplete, inputMode: 'decimal' } as const
  return { autoComplete, dir: 'auto' }
}
