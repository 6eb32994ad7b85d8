import type { DayBounds } from '../../../../db/leads/figures.ts'
import { agency } from '../../../http/agency.ts'
import type { Closing } from '../../../settings/agency.ts'
import { dayAfter, isDayOff } from '../../../settings/closings.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { momentInOffice } from '../../frame/office-time.ts'

/** The last days of the office's calendar up to today, the oldest first. */
export function lastOfficeDays(count: number, now: Date): DayBounds[] {
  const today = officeDay(now)
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index - count + 1)
    return { day, since: midnight(day), before: midnight(dayAfter(day, 1)) }
  })
}

/**
 * As many working days ago, by the clock in the office. Hours of a weekend or a closing day count for
 * nothing.
 */
export function workingDaysAgo(
  count: number,
  now: Date,
  closings: readonly Closing[] = agency().closings,
): Date {
  let day = officeDay(now)
  let time = now.getTime() - Date.parse(midnight(day))
  if (isDayOff(day, closings)) time = 0
  for (let left = count; left > 0 || isDayOff(day, closings); ) {
    day = dayAfter(day, -1)
    if (!isDayOff(day, closings)) left--
  }
  return new Date(Date.parse(midnight(day)) + time)
}

/** New York sets its clocks at two, so every day has its midnight. */
function midnight(day: string): string {
  return (momentInOffice(`${day}T00:00`) as Date).toISOString()
}
