import type { Closing } from '../../../settings/agency.ts'
import { dayAfter } from '../../../settings/closings.ts'

/**
 * The closings as busy days of an iCalendar file (RFC 5545), to be imported into the calendar that the
 * scheduling provider looks at. Importing it again changes nothing: each has the same id.
 * @param host Of the site, for the ids.
 */
export function closingCalendar(closings: readonly Closing[], host: string, now: Date): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const events = closings.flatMap(({ from, until }) => [
    'BEGIN:VEVENT',
    `UID:closed-${from}-${until}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end is the first day that does not belong to it.
    `DTEND;VALUE=DATE:${compact(dayAfter(until, 1))}`,
    'SUMMARY:Office closed',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//closing days//EN', ...events]
  return [...lines, 'END:VCALENDAR', ''].join('\r\n')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
