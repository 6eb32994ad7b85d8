import { markdownTable } from '../../tools/markdown-table.ts'

/** One row of the table that a run of the bench ends with. */
export interface SummaryRow {
  what: string
  measured: string
  /** What the same run measured beside it, and the ratio. */
  beside: string
  /** The target, if there is one. */
  asked: string
}

const rows: string[][] = []

/** Adds a row to the table at the end of the run. */
export function summarize({ what, measured, beside, asked }: SummaryRow): void {
  rows.push([what, measured, beside, asked])
}

/** Everything that this run has measured, in one table; empty when nothing was. */
export function summaryTable(): string {
  if (rows.length === 0) return ''
  return `\nAll of this run\n\n${markdownTable(['what', 'measured', 'beside it', 'asked'], rows)}`
}
