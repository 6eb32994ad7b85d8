import type { Closing } from './agency.ts'

const DAY_MS = 86_400_000
/** Further ahead nobody plans a closing; it also ends every search for an open day. */
const SEARCHED_DAYS = 400

const WORDS = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const
const inWords = new Intl.DateTimeFormat('en-US', WORDS)
const withYear = new Intl.DateTimeFormat('en-US', { ...WORDS, year: 'numeric' })

/** Days are YYYY-MM-DD, in the office's time zone. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** For example: Thursday, December 24; of another year than today with the year. */
export function dayName(day: string, today: string): string {
  const words = day.slice(0, 4) === today.slice(0, 4) ? inWords : withYear
  return words.format(new Date(`${day}T00:00:00Z`))
}

/** Whether the text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(text)
  )
}

/** Whether nobody answers on a day: a weekend, or a closing day. */
export function isDayOff(day: string, closings: readonly Closing[]): boolean {
  return isWeekend(day) || closingOn(day, closings) !== undefined
}

/** The closings that are not over, in order. */
export function comingClosings(closings: readonly Closing[], today: string): Closing[] {
  return closings.filter(({ until }) => until >= today)
}

/** For example: Thursday, December 24 to Friday, December 25: Christmas */
export function closingInWords({ from, until, reason }: Closing, today: string): string {
  const [first, last] = [dayName(from, today), dayName(until, today)]
  const days = from === until ? first : `${first} to ${last}`
  return reason ? `${days}: ${reason}` : days
}

/**
 * What somebody who writes today is told when a closing delays the answer: it lies on today or on the
 * next weekday. For example: Our office is closed on Friday, December 25 (Christmas). We answer from
 * Monday, December 28.
 */
export function closingSentence(closings: readonly Closing[], today: string): string | undefined {
  const closing = closingOn(today, closings) ?? closingOn(nextWeekday(today), closings)
  if (!closing) return undefined
  const { from, until, reason } = closing
  const [first, last] = [dayName(from, today), dayName(until, today)]
  const days = from === until ? `on ${first}` : `from ${first} until ${last}`
  const why = reason && ` (${reason})`
  const open = openDayAfter(until, closings)
  return `Our office is closed ${days}${why}.${open ? ` We answer from ${dayName(open, today)}.` : ''}`
}

function closingOn(day: string, closings: readonly Closing[]): Closing | undefined {
  return closings.find(({ from, until }) => from <= day && day <= until)
}

function nextWeekday(day: string): string {
  let next = dayAfter(day, 1)
  while (isWeekend(next)) next = dayAfter(next, 1)
  return next
}

function openDayAfter(day: string, closings: readonly Closing[]): string | undefined {
  let next = dayAfter(day, 1)
  for (let left = SEARCHED_DAYS; left > 0; left--) {
    if (!isDayOff(next, closings)) return next
    next = dayAfter(next, 1)
  }
  return undefined
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
