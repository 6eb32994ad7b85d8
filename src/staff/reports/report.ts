import type { Context } from 'hono'
import { type ReportedLead, reportedLeads } from '../../../db/leads/report.ts'
import type { Db } from '../../../db/open.ts'
import { listStaff } from '../../../db/staff/staff.ts'
import { services } from '../../http/services.ts'
import { dayAfter } from '../../settings/closings.ts'
import { officeDay } from '../../settings/office-day.ts'
import {
  kindLabel,
  medianOf,
  sourceLabel,
  townLabel,
  typeLabel,
} from '../dashboard/figures/figures.ts'
import { BYTE_ORDER_MARK, csvLines } from '../frame/csv.ts'
import { dayFrom, startOfDay } from '../frame/office-time.ts'

/** What became of the leads that have something in common. */
export interface ReportRow {
  label: string
  leads: number
  /** Those that were ever quoted, the won ones among them. */
  quoted: number
  won: number
  /** Of those that were won, in dollars a year. */
  premium: number
  /** The median until the first answer, in milliseconds; undefined where too few were answered. */
  answerMs: number | undefined
}

/** A report: all leads of a span in one row, and by each thing that they have in common, the most first. */
export interface Report {
  all: ReportRow
  groups: { id: GroupId; title: string; column: string; rows: ReportRow[] }[]
}

const pathOf = (page: string | undefined) => page?.replace(/[?#].*/s, '') || 'Not known'

/** By what a report groups leads. */
const GROUPS = {
  broker: { title: 'By broker', column: 'Broker' },
  source: { title: 'By campaign and referring site', column: 'Source' },
  page: { title: 'By page with the form', column: 'Page' },
  town: { title: 'By town', column: 'Town' },
  type: { title: 'By insurance type', column: 'Type' },
  kind: { title: 'By kind of request', column: 'Kind' },
} as const

type GroupId = keyof typeof GROUPS

/** The sums of one row while leads are added up. */
interface Sum extends Omit<ReportRow, 'answerMs'> {
  waitedMs: number[]
}

/**
 * Adds up leads, however many: of each only the wait for its answer is kept.
 * @param stretches The leads, some at a time.
 * @param nameOf The name of a broker by id.
 */
async function reportOf(
  stretches: AsyncIterable<ReportedLead[]>,
  nameOf: (staffId: string) => string,
): Promise<Report> {
  const labels: Record<GroupId, (lead: ReportedLead) => string> = {
    broker: ({ assignedTo }) => (assignedTo === undefined ? 'Nobody yet' : nameOf(assignedTo)),
    source: ({ cameFrom }) => sourceLabel(cameFrom),
    page: ({ page }) => pathOf(page),
    town: ({ town }) => townLabel(town),
    type: ({ insuranceType }) => typeLabel(insuranceType),
    kind: ({ kind }) => kindLabel(kind),
  }
  const ids = Object.keys(GROUPS) as GroupId[]
  const all = emptySum('All leads')
  const sums = new Map(ids.map((id) => [id, new Map<string, Sum>()]))
  for await (const leads of stretches) {
    for (const lead of leads) {
      add(all, lead)
      for (const [id, rows] of sums) {
        const label = labels[id](lead)
        const sum = rows.get(label) ?? emptySum(label)
        rows.set(label, sum)
        add(sum, lead)
      }
    }
  }
  const groups = ids.map((id) => {
    const rows = [...(sums.get(id)?.values() ?? [])].map(rowOf)
    rows.sort((a, b) => b.leads - a.leads || a.label.localeCompare(b.label, 'en-US'))
    return { id, ...GROUPS[id], rows }
  })
  return { all: rowOf(all), groups }
}

function emptySum(label: string): Sum {
  return { label, leads: 0, quoted: 0, won: 0, premium: 0, waitedMs: [] }
}

function add(sum: Sum, lead: ReportedLead): void {
  sum.leads++
  if (lead.isQuoted) sum.quoted++
  if (lead.status === 'won') {
    sum.won++
    sum.premium += lead.premium ?? 0
  }
  if (lead.answeredAfterMs !== undefined) sum.waitedMs.push(lead.answeredAfterMs)
}

function rowOf({ waitedMs, ...sum }: Sum): ReportRow {
  return { ...sum, answerMs: medianOf(waitedMs) }
}

/** Of fewer leads a percentage says nothing. */
const FEWEST_FOR_PERCENT = 10

/** How many of the leads, and from ten leads on, what part of them that is. */
export function countInWords(count: number, leads: number): string {
  const number = count.toLocaleString('en-US')
  if (leads < FEWEST_FOR_PERCENT) return number
  return `${number} (${Math.round((count / leads) * 100)}%)`
}

const DEFAULT_DAYS = 90

/** Days in the office's time zone, YYYY-MM-DD, both included. */
export interface Span {
  from: string
  to: string
}

/** Reads the days of a report; what is no day is as if it were not there: the last 90 days. */
export function spanAsked(query: URLSearchParams, today: string = officeDay()): Span {
  const to = dayFrom(query.get('to')) ?? today
  return { from: dayFrom(query.get('from')) ?? dayAfter(to, 1 - DEFAULT_DAYS), to }
}

/** The moments between which the days of a span lie, the second not included. */
function momentsOf({ from, to }: Span): [since: string, before: string] {
  return [startOfDay(from) ?? '', startOfDay(dayAfter(to, 1)) ?? '']
}

/** The spans that are one press away. */
export function usualSpans(today: string = officeDay()): (Span & { label: string })[] {
  const [year = '', month = ''] = today.split('-')
  const lastOfMonthBefore = dayAfter(`${year}-${month}-01`, -1)
  const lastYear = `${Number(year) - 1}`
  return [
    { label: 'This month', from: `${year}-${month}-01`, to: today },
    { label: 'Last month', from: `${lastOfMonthBefore.slice(0, 8)}01`, to: lastOfMonthBefore },
    { label: 'This year', from: `${year}-01-01`, to: today },
    { label: 'Last year', from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  ]
}

/** The query of a report's address. */
export function spanQuery({ from, to }: Span): string {
  return `?from=${from}&to=${to}`
}

/** Reads and adds up the leads of a span. */
export async function loadReport(db: Db, span: Span): Promise<Report> {
  const names = new Map((await listStaff(db)).map(({ id, name, email }) => [id, name || email]))
  return reportOf(
    reportedLeads(db, ...momentsOf(span)),
    (id) => names.get(id) ?? 'Somebody who left',
  )
}

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
