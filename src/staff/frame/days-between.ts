import { momentInOffice } from './office-time.ts'

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
