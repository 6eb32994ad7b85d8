import { calendarFile, calendarTime } from '../../../http/calendar-file.ts'
import type { Closing } from '../../../settings/agency.ts'
import { dayAfter } from '../../../settings/closings.ts'

/**
 * The closings as busy days of an iCalendar file (RFC 5545), to be imported into the calendar that the
 * scheduling provider looks at. Imported again after a change, each replaces what it was: its id stays.
 * @param host Of the site, for the ids.
 */
export function closingCalendar(closings: readonly Closing[], host: string, now: Date): string {
  const events = closings.map((closing) => [
    `UID:closed-${uidOf(closing)}@${host}`,
    `DTSTAMP:${calendarTime(now)}`,
    // Of two with the same id, a calendar takes the later one.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${compact(closing.from)}`,
    // The end is the first day that does not belong to it.
    `DTEND;VALUE=DATE:${compact(dayAfter(closing.until, 1))}`,
    'SUMMARY:Office closed',
    'TRANSP:OPAQUE',
  ])
  return calendarFile('closing days', events)
}

/** What calendars know a closing by. Those set before there was one are known by the days that they had. */
export function uidOf({ uid, from, until }: Closing): string {
  return uid ?? `${from}-${until}`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
