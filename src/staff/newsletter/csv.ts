import { stringify } from 'csv-stringify/sync'

/**
 * Rows as CSV (RFC 4180), every cell in quotes. Formulas are neutralized, because visitors typed
 * some of the cells.
 */
export function csvLines(rows: string[][]): string {
  return stringify(rows, {
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
