import { closest } from 'fastest-levenshtein'
import { cleanText } from '../../../forms/values.ts'
import { EXPORTED_COLUMNS } from '../../leads/list/exported-columns.ts'
import { columnLine, type MappedColumn, setColumns } from '../../leads/list/mapped-columns.ts'
import type { Screen } from '../screen.ts'

const MAX_COLUMNS = 200
const MAX_NAME_CHARACTERS = 100

/** The columns of the system that the agency imports leads into, one a line. */
export const columnsScreen: Screen = {
  name: 'export-columns',
  permission: 'leads',
  path: '/admin/settings/export-columns',
  saved: 'Saved. The CSV file with your columns has them now.',
  async check({ columns = '' }, before) {
    const lines = columns.split('\n').map((line) => cleanText(line).replace(/\s+/g, ' ').trim())
    const value: MappedColumn[] = []
    for (const [index, line] of lines.entries()) {
      if (!line) continue
      const read = columnIn(line, value)
      if (typeof read === 'string') return { errors: { columns: `Line ${index + 1}: ${read}` } }
      value.push(read)
    }
    if (value.length > MAX_COLUMNS) {
      return {
        errors: { columns: `These are ${value.length} columns, and it can be ${MAX_COLUMNS}.` },
      }
    }
    const [old = [], now = []] = [setColumns(before), value].map((list) => list.map(columnLine))
    const changed = [...old, ...now].filter((line) => old.includes(line) !== now.includes(line))
    const isMoved = changed.length === 0 && old.join('\n') !== now.join('\n')
    return { value, changed: isMoved ? ['their order'] : changed }
  },
}

/** A column, or what is wrong with its line. */
function columnIn(line: string, before: MappedColumn[]): MappedColumn | string {
  const at = line.lastIndexOf('=')
  const column = line.slice(0, Math.max(at, 0)).trim()
  const asked = line.slice(at + 1).trim()
  if (!column || !asked) {
    return 'enter the name in your system, an equals sign, and ours, like Last Name = Last name.'
  }
  if (column.length > MAX_NAME_CHARACTERS) {
    return `the name has ${column.length} characters, and can have ${MAX_NAME_CHARACTERS}.`
  }
  if (before.some((one) => one.column.toLowerCase() === column.toLowerCase())) {
    return `${column} is in the list already.`
  }
  const names = EXPORTED_COLUMNS.map(([name]) => name)
  const field = names.find((name) => name.toLowerCase() === asked.toLowerCase())
  return field
    ? { column, field }
    : `we have no “${asked.slice(0, MAX_NAME_CHARACTERS)}”. Do you mean “${closest(asked, names)}”?`
}
