import type { Difference } from '../../frame/differences.ts'
import type { RowsShape, TypedRow, TypedText } from '../fields/field.ts'
import type { Shapes } from '../fields/typed-text.ts'

/** The fields in which two texts differ, in the order of the form, with what each says. */
export function differences(shapes: Shapes, before: TypedText, after: TypedText): Difference[] {
  return shapes.flatMap(({ name, shape }) => {
    const label = 'control' in shape ? shape.control.label : shape.rows.label
    const say = (text: TypedText) =>
      'control' in shape ? asText(text[name]) : rowsAsText(shape.rows, text[name])
    const [old, now] = [say(before), say(after)]
    return old === now ? [] : [{ name, label, before: old, after: now }]
  })
}

function asText(value: TypedText[string] | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

function rowsAsText(list: RowsShape, value: TypedText[string] | undefined): string {
  const rows = typeof value === 'object' ? value : []
  return rows.map((row) => rowAsText(list, row)).join('\n\n')
}

function rowAsText({ columns }: RowsShape, row: TypedRow): string {
  return columns
    .filter(({ name }) => row[name])
    .map(({ name, label }) => `${label}: ${row[name]}`)
    .join('\n')
}
