import { OFFICE_TIME_ZONE } from './business.ts'

const ZONE = { timeZone: OFFICE_TIME_ZONE }
const day = new Intl.DateTimeFormat('en-US', {
  ...ZONE,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const time = new Intl.DateTimeFormat('en-US', { ...ZONE, hour: 'numeric', minute: '2-digit' })

/** A moment for visitors, in the office's time zone. For example: Monday, November 23, 5 p.m. */
export function dayAndHour(at: Date | string): string {
  const moment = new Date(at)
  const clock = time
    .format(moment)
    .replace(/\s/, ' ')
    .replace(':00', '')
    .replace('AM', 'a.m.')
    .replace('PM', 'p.m.')
  return `${day.format(moment)}, ${clock === '12 p.m.' ? 'noon' : clock}`
}
