import { OFFICE_TIME_ZONE } from './business.ts'

// The Swedish locale formats dates as YYYY-MM-DD.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: OFFICE_TIME_ZONE, dateStyle: 'short' })

/** The day in the office's time zone, YYYY-MM-DD. */
export function officeDay(at: Date = new Date()): string {
  return format.format(at)
}

/** The year in the office's time zone. */
export function officeYear(at?: Date): string {
  return officeDay(at).slice(0, 'YYYY'.length)
}
