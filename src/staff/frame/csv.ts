import { stringify } from 'csv-stringify/sync'
import { withoutHidden } from '../../leads/visible-text.ts'

/** A spreadsheet reads a file that begins like this as UTF-8, and its accents as they are. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV (RFC 4180), every cell in quotes, and none a formula or with hidden characters. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => withoutFormula(withoutHidden(cell)))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )
}

/** What spreadsheets take for the beginning of a formula, also in the full width of East Asian scripts. */
const FORMULA = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\0]/
/**
 * An address that is no formula: before its @ is no operator, and in it no parenthesis for a call, and none of the
 * signs "!" and "|" that name another sheet or program.
 */
const ADDRESS = /^[+-][\w.#$%&'*+/=?^`{}~-]*\w@[a-z\d-]+(\.[a-z\d-]+)+$/i
const PHONE = /^\+[\d\s().-]{7,24}$/

/**
 * A spreadsheet runs a cell that begins with one of its signs, quotes or not, and visitors typed most
 * cells: an apostrophe makes it text. Before an address like "+jane@example.com" or "-jane@example.com" it would make
 * another address for what sends the newsletter, and before a number like "+1 203-555-0123" it would only be in the
 * way: none of them can be read as a formula. But
 * "+1-203-555-0123" is a subtraction and "+12035550123" loses its sign, so they get spaces instead.
 */
function withoutFormula(cell: string): string {
  if (!FORMULA.test(cell)) return cell
  if (ADDRESS.test(cell)) return cell
  if (PHONE.test(cell)) return /\d \d/.test(cell) ? cell : inGroups(cell)
  return `'${cell}`
}

/** +1 203 555 0123 */
function inGroups(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `+${digits.replace(/(?=(\d{3})*\d{4}$)/g, ' ').trim()}`
}
