import { OFFICE_TIME_ZONE } from '../../../settings/business.ts'
import { dayAfter } from '../../../settings/closings.ts'
import { officeDay } from '../../../settings/office-day.ts'

const time = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, timeStyle: 'short' })
const dayOfYear = { month: 'short', day: 'numeric' } as const
const day = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, ...dayOfYear })
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  ...dayOfYear,
  year: 'numeric',
})
const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** When a lead came, short: "Today 9:14 AM", "Nov 3, 9:14 AM", or "Dec 24, 2025" of another year. */
export function receivedInWords(timestamp: string, now = new Date()): string {
  const at = new Date(timestamp)
  const on = officeDay(at)
  if (on === officeDay(now)) return `Today ${time.format(at)}`
  if (on === dayAfter(officeDay(now), -1)) return `Yesterday ${time.format(at)}`
  const isThisYear = on.slice(0, 4) === officeDay(now).slice(0, 4)
  return isThisYear ? `${day.format(at)}, ${time.format(at)}` : dayAndYear.format(at)
}

/** A day of the calendar, YYYY-MM-DD, in words: "Nov 24, 2026". */
export function dayInWords(date: string): string {
  const at = new Date(`${date}T00:00Z`)
  return Number.isNaN(at.getTime()) ? date : calendarDay.format(at)
}
