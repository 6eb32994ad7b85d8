import { OFFICE_TIME_ZONE } from '../../settings/business.ts'

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
