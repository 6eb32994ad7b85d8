import { OFFICE_TIME_ZONE } from '../../settings/business.ts'

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
