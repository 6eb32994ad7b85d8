import { OFFICE_TIME_ZONE } from '../../../settings/business.ts'

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** A moment by the clock in the office: Nov 21, 2026, 10:15 AM */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{momentInWords(at)}</time>
}

/** The same as text. */
export function momentInWords(at: string): string {
  return moment.format(new Date(at))
}

/** A day, given as YYYY-MM-DD: Nov 21, 2026 */
export function dayInWords(text: string): string {
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? text : day.format(at)
}
