import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@ark-ui/react/field'
import type { ReactNode } from 'react'
import { errorId, hint, hintId, label, message, optional } from './field-look.ts'

/**
 * A labeled control with its hint and its message, wired for assistive technology by Ark's Field.
 * @param name The form field's name; the control's id is the name too, so that a summary can link
 * to it.
 * @param error The error message, or undefined when the field is valid.
 * @param help Said below the message, instead of a hint.
 * @param children One of Ark's FieldInput, FieldSelect or FieldTextarea with the `control` style.
 */
export function Field(props: {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  help?: string | undefined
  isOptional?: boolean | undefined
  isRequired?: boolean
  children: ReactNode
}) {
  return (
    <FieldRoot
      id={props.name}
      ids={{ helperText: hintId(props.name), errorText: errorId(props.name) }}
      required={props.isRequired === true}
      invalid={props.error !== undefined}
      // Ark's group would have no name, and a label says what is asked.
      role="none"
    >
      <FieldLabel className={label}>
        {`${props.label} `}
        {props.isOptional && <span className={optional}>(optional)</span>}
      </FieldLabel>
      {props.hint && <FieldHelperText className={hint}>{props.hint}</FieldHelperText>}
      {props.children}
      <FieldErrorText className={message}>{props.error}</FieldErrorText>
      {props.help && <FieldHelperText className={hint}>{props.help}</FieldHelperText>}
    </FieldRoot>
  )
}
