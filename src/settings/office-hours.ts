import type { Agency } from './agency.ts'

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
