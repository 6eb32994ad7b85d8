import type { DayBounds } from '../../../../db/leads/figures.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { momentInOffice } from '../../frame/office-time.ts'

const DAY_MS = 86_400_000

/** The last days of the office's calendar up to today, the oldest first. */
export function lastOfficeDays(count: number, now: Date): DayBounds[] {
  const today = officeDay(now)
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index - count + 1)
    return { day, since: midnight(day), before: midnight(dayAfter(day, 1)) }
  })
}

/** As many working days ago, by the clock in the office. Hours of a weekend count for nothing. */
export function workingDaysAgo(count: number, now: Date): Date {
  let day = officeDay(now)
  let time = now.getTime() - Date.parse(midnight(day))
  if (isWeekend(day)) time = 0
  for (let left = count; left > 0 || isWeekend(day); ) {
    day = dayAfter(day, -1)
    if (!isWeekend(day)) left--
  }
  return new Date(Date.parse(midnight(day)) + time)
}

function dayAfter(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS
  return new Date(at).toISOString().slice(0, day.length)
}

/** New York sets its clocks at two, so every day has its midnight. */
function midnight(day: string): string {
  return (momentInOffice(`${day}T00:00`) as Date).toISOString()
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
