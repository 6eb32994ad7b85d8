import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@ark-ui/react/field'
import type { ReactNode } from 'react'
import { css, cva } from '../../styled-system/css'

/** How every text input, select and text area looks. */
export const control = cva({
  base: {
    display: 'block',
    width: 'full',
    minHeight: '48',
    px: '12',
    py: '8',
    textStyle: 'body',
    color: 'text',
    bg: 'surface',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'card',
    _hover: { borderColor: 'ink' },
    _invalid: { borderColor: 'problem', borderWidth: '2px' },
    _disabled: { bg: 'page', color: 'quiet', cursor: 'not-allowed' },
  },
  variants: {
    width: {
      full: {},
      short: { maxWidth: '12rem' },
    },
    kind: {
      line: {},
      area: { minHeight: '10rem', resize: 'vertical' },
    },
  },
})

const label = css({ display: 'block', textStyle: 'label', color: 'heading', mb: '4' })
const optional = css({ fontWeight: '400', color: 'quiet' })
const hint = css({ display: 'block', textStyle: 'small', color: 'quiet', mb: '8' })
const message = css({
  display: 'block',
  textStyle: 'small',
  fontWeight: '600',
  color: 'problem',
  mt: '4',
})

/**
 * A labelled control with its hint and its message, wired for assistive technology by Ark's Field.
 * @param name The form field's name; the control's id is the name too, so that a summary can link to it.
 * @param error The sentence to show, or undefined when the field is fine.
 * @param children One of Ark's FieldInput, FieldSelect or FieldTextarea with the `control` style.
 */
export function Field(props: {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  isOptional?: boolean
  children: ReactNode
}) {
  return (
    <FieldRoot ids={{ control: props.name }} invalid={props.error !== undefined}>
      <FieldLabel className={label}>
        {props.label} {props.isOptional && <span className={optional}>(optional)</span>}
      </FieldLabel>
      {props.hint && <FieldHelperText className={hint}>{props.hint}</FieldHelperText>}
      {props.children}
      <FieldErrorText className={message}>{props.error}</FieldErrorText>
    </FieldRoot>
  )
}
