import { cleanText, NOT_CHOSEN } from '../../../forms/values.ts'
import { cellName, type FieldsOf, type Shape, type TextErrors, type TypedText } from './field.ts'

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
