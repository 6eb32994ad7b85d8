import type { Agency } from './agency.ts'
import { RESPONSE_HOURS } from './business.ts'
import { dayAfter, isDayOff } from './closings.ts'
import { momentInOffice, officeDateTime } from './office-time.ts'

/** When somebody is in the office. */
export type OfficeTimes = Pick<Agency, 'opens' | 'closes' | 'closings'>

/** Further ahead nobody plans a closing. */
const SEARCHED_DAYS = 400
const HOURS_PER_DAY = 24
const MINUTES_PER_HOUR = 60
/** A promise to the minute would look odd. It is rounded down, so that it is no later than 24 hours. */
const STEP_MINUTES = 30

/**
 * By when a person answers: after as many hours of the office as a day has, for every 24 hours that were
 * promised (`RESPONSE_HOURS`). So a request of Monday, 10:00, is answered by Tuesday, 10:00, and one of Friday evening by
 * the end of Monday. Weekends and closing days do not count; a call comes at the time that was asked for.
 * @param wish The time of day that was asked for, one of `CALL_TIMES`.
 * @param hours Of the clock, instead of those that everyone is promised.
 * @returns Undefined when the office has no hours.
 */
export function replyDeadline(
  office: OfficeTimes,
  received: Date,
  wish?: string,
  hours = RESPONSE_HOURS,
): Date | undefined {
  const promised = afterOfficeHours(office, received, hours)
  const wished = wish && promised && hoursOf(wish, office)
  return wished ? callBy(office, wished, received, promised) : promised
}

/** From and until which minute of a day. */
type Hours = readonly [number, number]

function afterOfficeHours(office: OfficeTimes, received: Date, hours: number): Date | undefined {
  const [opens, closes] = [minutes(office.opens), minutes(office.closes)]
  let left = ((closes - opens) * hours) / HOURS_PER_DAY
  if (left <= 0) return undefined
  for (const { day, from } of openDays(office, received)) {
    const start = Math.max(opens, from)
    if (start >= closes) continue
    if (left <= closes - start) {
      const end = start + left
      return moment(day, end === closes ? end : Math.max(opens, end - (end % STEP_MINUTES)))
    }
    left -= closes - start
  }
  return undefined
}

/** The last time that was asked for before the promise ends, or else the first one after it. */
function callBy(
  office: OfficeTimes,
  [from, until]: Hours,
  received: Date,
  promised: Date,
): Date | undefined {
  let inTime: Date | undefined
  for (const { day } of openDays(office, received)) {
    const [start, end] = [moment(day, from), moment(day, until)]
    if (!start || !end) continue
    if (end > promised) return inTime ?? end
    if (start >= received) inTime = end
  }
  return inTime ?? promised
}

function hoursOf(wish: string, office: OfficeTimes): Hours | undefined {
  const [opens, closes] = [minutes(office.opens), minutes(office.closes)]
  const wished: Record<string, Hours> = {
    morning: [opens, minutes('12:00')],
    midday: [minutes('12:00'), minutes('14:00')],
    afternoon: [minutes('14:00'), closes],
  }
  const hours = Object.hasOwn(wished, wish) ? wished[wish] : undefined
  const within = hours && ([Math.max(hours[0], opens), Math.min(hours[1], closes)] as const)
  return within && within[0] < within[1] ? within : undefined
}

/** The days on which somebody answers, and from which minute on: of the first day, only the rest. */
function* openDays({ closings }: OfficeTimes, received: Date) {
  const [today = '', time = ''] = officeDateTime(received).split('T')
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead++) {
    const day = dayAfter(today, ahead)
    if (!isDayOff(day, closings)) yield { day, from: ahead === 0 ? minutes(time) : 0 }
  }
}

/** hh:mm as minutes. */
function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * MINUTES_PER_HOUR + rest
}

function moment(day: string, minute: number): Date | undefined {
  const hours = Math.floor(minute / MINUTES_PER_HOUR)
  const pad = (number: number) => String(number).padStart(2, '0')
  return momentInOffice(`${day}T${pad(hours)}:${pad(minute % MINUTES_PER_HOUR)}`)
}
