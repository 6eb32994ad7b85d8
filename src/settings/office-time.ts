import type { Agency } from './agency.ts'
import { OFFICE_TIME_ZONE } from './business.ts'

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/
const DAY_MS = 86_400_000

// The Swedish locale formats times as YYYY-MM-DD hh:mm.
const inOffice = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in office time, in the format of date and time fields: YYYY-MM-DDThh:mm. */
export function officeDateTime(at: Date): string {
  return inOffice.format(at).replace(' ', 'T')
}

/**
 * Parses an office time; the earlier moment when clocks are set back. Undefined for an invalid time
 * and for the hour skipped in spring.
 */
export function momentInOffice(text: string): Date | undefined {
  const [, ...numbers] = LOCAL.exec(text.trim()) ?? []
  if (numbers.length === 0) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = numbers.map(Number)
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (Number.isNaN(asIfUtc)) return undefined
  const wanted = new Date(asIfUtc).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length)
  // Near a clock change, the offset is the one before or the one after it.
  const moments = [asIfUtc - DAY_MS, asIfUtc + DAY_MS]
    .map((near) => new Date(asIfUtc - offsetAt(near)))
    .sort((a, b) => a.getTime() - b.getTime())
  return wanted === text.trim().replace(' ', 'T').slice(0, wanted.length)
    ? moments.find((moment) => officeDateTime(moment) === wanted)
    : undefined
}

/** The office's offset from UTC. */
function offsetAt(time: number): number {
  return Date.parse(`${officeDateTime(new Date(time))}Z`) - Math.floor(time / 60_000) * 60_000
}

/** For example: Monday to Friday, 9 a.m. to 5 p.m. */
export function weekdayHours({ opens, closes }: Pick<Agency, 'opens' | 'closes'>): string {
  return `Monday to Friday, ${clockTime(opens)} to ${clockTime(closes)}`
}

/** The same as the end of a sentence: "p.m." has its period already. */
export function weekdayHoursAtEnd(hours: Pick<Agency, 'opens' | 'closes'>): string {
  return weekdayHours(hours).replace(/\.?$/, '.')
}

/** A time of day, HH:MM in 24 hours, as visitors read it. For example: 9 a.m., 12:30 p.m., noon */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return 'noon'
  const shown = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

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
