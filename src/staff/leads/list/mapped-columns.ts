import { EXPORTED_COLUMNS } from './exported-columns.ts'

/** A column of an agency's own system, and which of ours stands in it. */
export interface MappedColumn {
  column: string
  /** The name of one of `EXPORTED_COLUMNS`. */
  field: string
}

/** The columns that staff have set, in their order; those whose field is gone are left out. */
export function setColumns(value: unknown): MappedColumn[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (one): one is MappedColumn =>
      typeof one?.column === 'string' && EXPORTED_COLUMNS.some(([name]) => name === one.field),
  )
}

/** The same as the columns of a file: all of ours until any are set. */
export function columnsOf(set: readonly MappedColumn[]): typeof EXPORTED_COLUMNS {
  if (set.length === 0) return EXPORTED_COLUMNS
  return set.flatMap(({ column, field }) => {
    const ours = EXPORTED_COLUMNS.find(([name]) => name === field)
    return ours ? [[column, ours[1]] as const] : []
  })
}

/** As a line of the form: First Name = First name */
export function columnLine({ column, field }: MappedColumn): string {
  return `${column} = ${field}`
}
