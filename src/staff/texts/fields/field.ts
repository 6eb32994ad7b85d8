import { cleanText, NOT_CHOSEN } from '../../../forms/values.ts'

/** A row of a list as typed, by column. */
export type TypedRow = Readonly<Record<string, string>>
/** What the controls of a field hold: one text, or a row for each entry of a list. */
type Typed = string | readonly TypedRow[]
/** What the form holds, by field. */
export type TypedText = Readonly<Record<string, Typed>>
/** The message for each invalid control, by its name in the form. */
export type TextErrors = Readonly<Record<string, string>>

/** How a control looks. */
export interface Control {
  label: string
  hint?: string
  input: 'line' | 'area' | 'select'
  /** Lines of an area. */
  height?: number
  options?: readonly string[]
  isOptional?: boolean
}

/** A value that one control holds. */
export interface Leaf<Value> extends Control {
  print(value: Value): string
  read(typed: string): { value: Value } | { error: string }
}

/** The controls of a list, a row for each entry. */
export interface RowsShape {
  label: string
  hint?: string
  /** What a row is, for its legend: Marina, Question. */
  one: string
  /** How many rows there may be. */
  most: number
  columns: readonly (Control & { name: string })[]
}

type Shape = { control: Control } | { rows: RowsShape }

/** A field of a text: how it looks, how its value is shown, and how it is read from what was typed. */
export interface Field<Value> {
  shape: Shape
  print(value: Value): Typed
  /** @param name Of the field, for the names of its controls in messages. */
  read(typed: Typed | undefined, name: string): { value: Value } | { errors: TextErrors }
}

/** The table of an editor: a field for everything that the text has, and for nothing else. */
export type FieldsOf<Text> = { readonly [Name in keyof Text]-?: Field<Text[Name]> }

/** The name of a control in a row. */
export function cellName(field: string, row: number, column: string): string {
  return `${field}.${row}.${column}`
}

/** A field with a single control. */
export function single<Value>(leaf: Leaf<Value>): Field<Value> {
  return {
    shape: { control: leaf },
    print: (value) => leaf.print(value),
    read(typed, name) {
      const reading = leaf.read(typeof typed === 'string' ? typed : '')
      return 'error' in reading ? { errors: { [name]: reading.error } } : reading
    },
  }
}

/** A list with a row for each entry. */
export function rows<Row extends object>(
  list: Omit<RowsShape, 'columns'> & {
    columns: { readonly [Name in keyof Row]-?: Leaf<Row[Name]> }
    /** How many entries there must be at least. */
    least?: number
  },
): Field<Row[]> {
  const { columns, least = 0, ...words } = list
  const names = Object.keys(columns) as (keyof Row & string)[]
  const controls = names.map((name) => ({ ...columns[name], name }))
  return {
    shape: { rows: { ...words, columns: controls } },
    print: (entries) =>
      entries.map((entry) =>
        Object.fromEntries(names.map((name) => [name, columns[name].print(entry[name])])),
      ),
    read(typed = [], field) {
      const errors: Record<string, string> = {}
      const given = typeof typed === 'string' ? [] : typed
      const entries = given.map((row, at) => readRow(row, at))
      if (given.length < least) errors[cellName(field, given.length, names[0] ?? '')] = tooFew()
      if (given.length > words.most)
        errors[cellName(field, words.most, names[0] ?? '')] = tooMany(given.length)
      return Object.keys(errors).length > 0 ? { errors } : { value: entries }

      function readRow(row: TypedRow, at: number): Row {
        const entry: Partial<Row> = {}
        for (const name of names) {
          const reading = columns[name].read(row[name] ?? '')
          if ('value' in reading) entry[name] = reading.value
          else errors[cellName(field, at, name)] = `${words.one} ${at + 1}: ${reading.error}`
        }
        return entry as Row
      }
    },
  }

  function tooFew() {
    return `“${words.label}” needs at least ${least}.`
  }

  function tooMany(given: number) {
    return `“${words.label}” has ${given} entries. There is room for ${words.most}.`
  }
}

/** More rows than any list may have: those past its limit come back with a message. */
const MOST_ROWS_READ = 60

/** The fields of an editor as its form shows them. */
export type Shapes = readonly { name: string; shape: Shape }[]

export function shapesOf<Text>(fields: FieldsOf<Text>): Shapes {
  return namesOf(fields).map((name) => ({ name, shape: fields[name].shape }))
}

/** A text as its form shows it. */
export function printText<Text>(fields: FieldsOf<Text>, text: Text): TypedText {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].print(text[name])]))
}

/** The text that was typed, or a message for each invalid control. */
export function readText<Text>(
  fields: FieldsOf<Text>,
  typed: TypedText,
): { text: Text } | { errors: TextErrors } {
  const text: Partial<Text> = {}
  const errors: Record<string, string> = {}
  for (const name of namesOf(fields)) {
    const reading = fields[name].read(typed[name], name)
    if ('errors' in reading) Object.assign(errors, reading.errors)
    else text[name] = reading.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { text: text as Text }
}

/** What a form sent, cleaned, and without the rows that were left empty. */
export function typedFrom(shapes: Shapes, posted: Record<string, string>): TypedText {
  return Object.fromEntries(
    shapes.map(({ name, shape }) => {
      if ('control' in shape) return [name, clean(posted[name])]
      const columns = shape.rows.columns
      const given = Array.from({ length: MOST_ROWS_READ }, (_, at) =>
        Object.fromEntries(
          columns.map((column) => [column.name, clean(posted[cellName(name, at, column.name)])]),
        ),
      )
      // A select alone does not make a row.
      const isTyped = (row: Record<string, string>) =>
        columns.some((column) => column.input !== 'select' && row[column.name])
      return [name, given.filter(isTyped)]
    }),
  )
}

function clean(value: string | undefined): string {
  return value === undefined || value === NOT_CHOSEN ? '' : cleanText(value)
}

function namesOf<Text>(fields: FieldsOf<Text>): (keyof Text & string)[] {
  return Object.keys(fields) as (keyof Text & string)[]
}
