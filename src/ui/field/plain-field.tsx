import type { ComponentProps, ReactNode } from 'react'
import { escapeHtml } from '../../http/escape.ts'
import {
  control,
  describedBy,
  errorId,
  hint,
  hintId,
  label,
  message,
  optional,
} from './field-look.ts'

interface FieldTexts {
  /** The form field's name; the control's id too, so that a summary can link to it. */
  name: string
  /** The control's id, when a page has two fields with the same name. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  /** The error message, or undefined when the field is valid. */
  error?: string | undefined
  isOptional?: boolean | undefined
}

type Plain<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'className' | 'name' | 'id'>

/** A labeled text input in plain HTML, for server-rendered forms. */
export function PlainField({ name, id, label, hint, error, isOptional, ...input }: Plain<'input'>) {
  const texts = { name, id, label, hint, error, isOptional }
  return (
    <Labeled {...texts}>
      <input dir={dirOf(input.type)} {...input} {...wired(texts)} className={control()} />
    </Labeled>
  )
}

/**
 * A plain HTML text area. Rendered as raw HTML, because React resets a text area to its initial
 * value when it hydrates, which would lose what was typed before.
 */
export function PlainTextArea({
  defaultValue,
  rows,
  maxLength,
  readOnly,
  form,
  children,
  ...texts
}: FieldTexts & {
  defaultValue?: string | undefined
  rows?: number
  maxLength?: number | undefined
  readOnly?: boolean
  /** The id of the form that it belongs to, when it does not stand in it. */
  form?: string
  /** What stands between the hint and the text. */
  children?: ReactNode
}) {
  const attributes = Object.entries({
    ...wired(texts),
    dir: 'auto',
    class: control({ kind: 'area' }),
    rows,
    maxlength: maxLength,
    readonly: readOnly ? '' : undefined,
    form,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(`${value}`)}"`)
  // HTML drops the first line break after the tag.
  const html = `<textarea${attributes.join('')}>\n${escapeHtml(defaultValue ?? '')}</textarea>`
  return (
    <Labeled {...texts}>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped above */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Labeled>
  )
}

/** A plain HTML select; its options are the children. */
export function PlainSelect({
  name,
  id,
  label,
  hint,
  error,
  isOptional,
  ...select
}: Plain<'select'>) {
  const texts = { name, id, label, hint, error, isOptional }
  return (
    <Labeled {...texts}>
      <select {...select} {...wired(texts)} className={control()} />
    </Labeled>
  )
}

function Labeled(props: FieldTexts & { children: ReactNode }) {
  const id = props.id ?? props.name
  return (
    <div>
      <label htmlFor={id} className={label}>
        {props.label} {props.isOptional && <span className={optional}>(optional)</span>}
      </label>
      {props.hint && (
        <span id={hintId(id)} className={hint}>
          {props.hint}
        </span>
      )}
      {props.children}
      {props.error && (
        <span id={errorId(id)} className={message}>
          {props.error}
        </span>
      )}
    </div>
  )
}

/** Words may be of a script that is written from the right; addresses, numbers and days never are. */
function dirOf(type = 'text'): 'auto' | undefined {
  return type === 'text' || type === 'search' ? 'auto' : undefined
}

function wired({ name, id = name, hint, error }: FieldTexts) {
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy({ name: id, hint, error }),
  }
}
