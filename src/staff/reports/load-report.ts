import { reportedLeads } from '../../../db/leads/report.ts'
import type { Db } from '../../../db/open.ts'
import { listStaff } from '../../../db/staff/staff.ts'
import { type Report, reportOf } from './report.ts'
import { momentsOf, type Span } from './report-query.ts'

/** Reads and adds up the leads of a span. */
export async function loadReport(db: Db, span: Span): Promise<Report> {
  const names = new Map((await listStaff(db)).map(({ id, name, email }) => [id, name || email]))
  return reportOf(
    reportedLeads(db, ...momentsOf(span)),
    (id) => names.get(id) ?? 'Somebody who left',
  )
}
