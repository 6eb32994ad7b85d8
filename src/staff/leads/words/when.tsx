import { OFFICE_TIME_ZONE } from '../../../settings/business.ts'

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A moment by the clock in the office: Nov 21, 2026, 10:15 AM */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{momentInWords(at)}</time>
}

/** The same as text. */
export function momentInWords(at: string): string {
  return moment.format(new Date(at))
}
