import type { Context } from 'hono'
import { services } from '../../http/services.ts'
import { BYTE_ORDER_MARK, csvLines } from '../frame/csv.ts'
import { loadReport } from './load-report.ts'
import type { ReportRow } from './report.ts'
import { spanAsked } from './report-query.ts'

const HOUR_MS = 3_600_000
const HEAD = ['By', 'Name', 'Leads', 'Quoted', 'Won', 'Premium a year', 'First answer (hours)']

/** Gives a report as CSV: one row for each of its rows, with numbers as numbers. */
export async function exportReport(c: Context): Promise<Response> {
  const span = spanAsked(new URL(c.req.url).searchParams)
  const { all, groups } = await loadReport(services().db, span)
  const rows = groups.flatMap(({ column, rows }) => rows.map((row) => cells(column, row)))
  return c.body(BYTE_ORDER_MARK + csvLines([HEAD, cells('All', all), ...rows]), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="report-${span.from}-to-${span.to}.csv"`,
    'cache-control': 'no-store',
  })
}

function cells(by: string, { label, leads, quoted, won, premium, answerMs }: ReportRow): string[] {
  const hours = answerMs === undefined ? '' : (answerMs / HOUR_MS).toFixed(1)
  return [by, label, ...[leads, quoted, won, premium].map(String), hours]
}
