import { OFFICE_TIME_ZONE } from '../../settings/business.ts'
import { momentInOffice } from '../../settings/office-time.ts'

export { momentInOffice, officeDateTime } from '../../settings/office-time.ts'

const inWords = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** A moment in office time, in words. */
export function officeTimeInWords(at: Date | string): string {
  return `${inWords.format(new Date(at))}, Bridgeport time`
}

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment of the last weeks by the clock in the office: November 21 at 9:04 PM. */
export function officeClock(timestamp: string): string {
  return format.format(new Date(timestamp))
}

/** What a list says that was asked for such days. */
export const BACKWARD = 'The day in “From” is after the day in “To”.'

/** Whether the first day of a filter is after its last one, so that nothing can be between them. */
export function isBackward(days: { from?: string | undefined; to?: string | undefined }): boolean {
  return days.from !== undefined && days.to !== undefined && days.from > days.to
}

/** A day that an address asks for, YYYY-MM-DD; undefined where it is none. */
export function dayFrom(text: string | null): string | undefined {
  const day = text?.trim()
  return day && startOfDay(day) ? day : undefined
}

/** The first moment of a day in the office; undefined where it is no day. */
export function startOfDay(day: string): string | undefined {
  return momentInOffice(`${day}T00:00`)?.toISOString()
}
