import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@ark-ui/react/field'
import type { ReactNode } from 'react'
import { css, cva } from '../../../styled-system/css'

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
    '&::file-selector-button': {
      mr: '12',
      px: '12',
      py: '4',
      font: 'inherit',
      fontWeight: '600',
      color: 'ink',
      bg: 'selected',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'ink',
      borderRadius: 'card',
      cursor: 'pointer',
    },
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
    <FieldRoot
      id={props.name}
      ids={{ helperText: hintId(props.name), errorText: errorId(props.name) }}
      invalid={props.error !== undefined}
    >
      <FieldLabel className={label}>
        {props.label} {props.isOptional && <span className={optional}>(optional)</span>}
      </FieldLabel>
      {props.hint && <FieldHelperText className={hint}>{props.hint}</FieldHelperText>}
      {props.children}
      <FieldErrorText className={message}>{props.error}</FieldErrorText>
    </FieldRoot>
  )
}

/**
 * The `aria-describedby` of a field's control. Ark sets one only once it runs in the browser; the
 * HTML must have it before.
 */
export function describedBy(field: {
  name: string
  hint?: string | undefined
  error?: string | undefined
}): string | undefined {
  const ids = [field.hint && hintId(field.name), field.error && errorId(field.name)]
  return ids.filter(Boolean).join(' ') || undefined
}

function hintId(name: string): string {
  return `${name}-hint`
}

function errorId(name: string): string {
  return `${name}-error`
}
