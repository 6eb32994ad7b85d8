import { OFFICE_TIME_ZONE } from '../settings/business.ts'

const words = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** When a draft was saved, for people: "Sunday, November 22 at 6:32 AM EST". */
export function savedOn(timestamp: string): string {
  // Some versions of ICU put narrow spaces into times.
  return words.format(new Date(timestamp)).replace(/[\u202f\u00a0]/g, ' ')
}
