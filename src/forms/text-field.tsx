import { FieldInput, FieldSelect, FieldTextarea } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../ui/field/field.tsx'
import { control, describedBy } from '../ui/field/field-look.ts'
import type { FieldErrors, Values } from './definition.ts'
import { NOT_CHOSEN } from './values.ts'

/** What every field of a form is given by its form. */
export interface FieldContext {
  register(name: string): UseFormRegisterReturn
  errors: FieldErrors
  /** The server's values, for the HTML; in the browser react-hook-form has the say. */
  initial: Values
}

interface FieldProps {
  context: FieldContext
  name: string
  label: string
  hint?: string
  isOptional?: boolean
}

/** A line of text. */
export function TextField({
  context,
  name,
  label,
  hint,
  isOptional,
  short,
  ...input
}: FieldProps & { short?: boolean } & Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode'
  >) {
  return (
    <Field {...{ name, label, hint, isOptional }} error={context.errors[name]}>
      <FieldInput
        aria-describedby={describedBy({ name, hint, error: context.errors[name] })}
        {...input}
        {...context.register(name)}
        defaultValue={context.initial[name]}
        className={control({ width: short ? 'short' : 'full' })}
      />
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({ context, name, label, hint, isOptional }: FieldProps) {
  return (
    <Field {...{ name, label, hint, isOptional }} error={context.errors[name]}>
      <FieldTextarea
        aria-describedby={describedBy({ name, hint, error: context.errors[name] })}
        {...context.register(name)}
        defaultValue={context.initial[name]}
        className={control({ kind: 'area' })}
      />
    </Field>
  )
}

/** One of a list. */
export function SelectField(
  props: FieldProps & {
    placeholder: string
    options: readonly { value: string; label: string }[]
    disabled?: boolean
  },
) {
  const { context, name, label, hint, isOptional } = props
  return (
    <Field {...{ name, label, hint, isOptional }} error={context.errors[name]}>
      <FieldSelect
        aria-describedby={describedBy({ name, hint, error: context.errors[name] })}
        {...context.register(name)}
        defaultValue={context.initial[name] || NOT_CHOSEN}
        disabled={props.disabled}
        className={control()}
      >
        <option value={NOT_CHOSEN}>{props.placeholder}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </FieldSelect>
    </Field>
  )
}
