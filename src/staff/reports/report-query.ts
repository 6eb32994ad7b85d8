import { dayAfter } from '../../settings/closings.ts'
import { officeDay } from '../../settings/office-day.ts'
import { dayFrom, startOfDay } from '../frame/days-between.ts'

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
export function momentsOf({ from, to }: Span): [since: string, before: string] {
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
