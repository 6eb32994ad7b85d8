import { css } from '../../../../styled-system/css'
import { NOT_CHOSEN } from '../../../forms/values.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { saveBar } from '../../frame/save-bar.ts'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import type { Shapes } from '../fields/field.ts'
import {
  type Control,
  cellName,
  type RowsShape,
  type TextErrors,
  type TypedRow,
  type TypedText,
} from '../fields/field.ts'
import type { TextAdmin } from '../text-admin.ts'
import type { EditedText } from './edited-text.ts'
import { ADD_ROWS } from './handle-text-form.ts'

const stack = css({
  display: 'grid',
  gap: '32',
  '& > *': { minWidth: '0' },
  // What has the focus does not stop under the bar.
  '& :is(input, select, textarea)': { scrollMarginBlock: '6rem' },
})
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
})
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
/** The button that Enter presses: it must not add a row. */
const forEnter = css({ srOnly: true })

/** The form with the texts of a page. It works without JavaScript. */
export function TextForm({ desk, text }: { desk: TextAdmin; text: EditedText }) {
  const { kind, slug, typed, errors, problem, stored, moreRowsOf } = text
  return (
    <>
      <p className={bar}>
        <a href="/admin/texts" className={link}>
          All texts
        </a>
        <a href={`/${kind}/${encodeURIComponent(slug)}`} className={link}>
          See it on the site
        </a>
        {stored && (
          <>
            {kind === 'towns' && (
              <a href="#town-picture" className={link}>
                Picture
              </a>
            )}
            <a href="#versions" className={link}>
              Versions
            </a>
            <span>
              <Badge tone={stored.isEdited ? 'ink' : 'land'}>
                {stored.isEdited ? 'Edited' : 'Built-in text'}
              </Badge>
            </span>
          </>
        )}
      </p>
      <form
        id="text"
        method="post"
        action={textAction(text)}
        encType="multipart/form-data"
        noValidate
        aria-label="Texts of the page"
        className={stack}
      >
        <button
          type="submit"
          name="go"
          value="save"
          className={forEnter}
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="revision" value={text.revision} />
        <input type="hidden" name="before" value={text.before} />
        <TextFields shapes={desk.shapes} typed={typed} errors={errors ?? {}} {...{ moreRowsOf }} />
        <div className={saveBar}>
          <Button type="submit" name="go" value="save" tone="action">
            Save changes
          </Button>
          <Button type="submit" name="go" value="preview" formTarget="_blank">
            Preview in a new tab
          </Button>
        </div>
      </form>
      <UnsavedWarning
        form="text"
        isUnsaved={errors !== undefined || problem !== undefined || moreRowsOf !== undefined}
      />
    </>
  )
}

/** Where the forms of an editor are sent. */
export function textAction({ kind, slug }: Pick<EditedText, 'kind' | 'slug'>): string {
  return `/api/staff/texts/${kind}/${encodeURIComponent(slug)}`
}

const fieldStack = css({ display: 'grid', gap: '24' })
const heading = css({ textStyle: 'section' })
const row = css({
  display: 'grid',
  gap: '12',
  pl: '16',
  borderLeft: '3px solid token(colors.line)',
  '& > legend': { textStyle: 'label', color: 'quiet', mb: '8' },
})

/** Empty rows at the end of each list, and after "Add rows". */
const EMPTY_ROWS = 1
const MORE_ROWS = 4

/** The controls of a text: one for each text, a row of them for each entry of a list. */
function TextFields(props: {
  shapes: Shapes
  typed: TypedText
  errors: TextErrors
  /** The list that gets more empty rows. */
  moreRowsOf: string | undefined
}) {
  const { shapes, typed, errors, moreRowsOf } = props
  return shapes.map(({ name, shape }) => {
    const value = typed[name]
    if ('control' in shape) {
      const text = typeof value === 'string' ? value : ''
      return (
        <TextControl
          key={name}
          {...{ name, control: shape.control, value: text, error: errors[name] }}
        />
      )
    }
    const rows = typeof value === 'object' ? value : []
    const empty = name === moreRowsOf ? MORE_ROWS : EMPTY_ROWS
    return <List key={name} {...{ name, list: shape.rows, rows, empty, errors }} />
  })
}

function List(props: {
  name: string
  list: RowsShape
  rows: readonly TypedRow[]
  empty: number
  errors: TextErrors
}) {
  const { name, list, rows, errors } = props
  const shown = Math.max(rows.length, Math.min(rows.length + props.empty, list.most))
  return (
    <section className={fieldStack} aria-labelledby={`${name}-heading`}>
      <div>
        <h2 id={`${name}-heading`} className={heading}>
          {list.label}
        </h2>
        <p>
          {list.hint} Up to {list.most}. Empty all of a row to remove it.
        </p>
      </div>
      {Array.from({ length: shown }, (_, at) => (
        <fieldset key={at} className={row}>
          <legend>
            {list.one} {at + 1}
            {at >= rows.length && ', not used yet'}
          </legend>
          {list.columns.map((column) => {
            const cell = cellName(name, at, column.name)
            return (
              <TextControl
                key={column.name}
                name={cell}
                control={column}
                value={rows[at]?.[column.name] ?? ''}
                error={errors[cell]}
              />
            )
          })}
        </fieldset>
      ))}
      {shown < list.most && (
        <p>
          <Button type="submit" name="go" value={`${ADD_ROWS}${name}`}>
            Add rows to “{list.label}”
          </Button>
        </p>
      )}
    </section>
  )
}

function TextControl(props: {
  name: string
  control: Control
  value: string
  error: string | undefined
}) {
  const { name, control, value, error } = props
  const { label, hint, isOptional } = control
  const texts = { name, label, hint, isOptional, error, defaultValue: value }
  if (control.input === 'area') return <PlainTextArea {...texts} rows={control.height ?? 4} />
  if (control.input === 'line') return <PlainField {...texts} />
  const options = control.options ?? []
  return (
    <PlainSelect {...texts} defaultValue={options.includes(value) ? value : NOT_CHOSEN}>
      <option value={NOT_CHOSEN}>Choose</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </PlainSelect>
  )
}
