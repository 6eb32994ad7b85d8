import { calendarFile, calendarTime } from '../../../http/calendar-file.ts'
import type { Closing } from '../../../settings/agency.ts'
import { dayAfter } from '../../../settings/closings.ts'

/**
 * The closings as busy days of an iCalendar file (RFC 5545), to be imported into the calendar that the
 * scheduling provider looks at. Importing it again changes nothing: each has the same id.
 * @param host Of the site, for the ids.
 */
export function closingCalendar(closings: readonly Closing[], host: string, now: Date): string {
  const events = closings.map(({ from, until }) => [
    `UID:closed-${from}-${until}@${host}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end is the first day that does not belong to it.
    `DTEND;VALUE=DATE:${compact(dayAfter(until, 1))}`,
    'SUMMARY:Office closed',
    'TRANSP:OPAQUE',
  ])
  return calendarFile('closing days', events)
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
