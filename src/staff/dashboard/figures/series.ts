/** A count for each of the last days, and how their totals have changed. */
export interface Series {
  /** The oldest first; the last is today. */
  days: { day: string; count: number }[]
  periods: Period[]
}

/** The total of the last days, today included, beside that of as many days before. */
export interface Period {
  days: number
  count: number
  before: number
}

export const SHOWN_DAYS = 90
/** What the longest period is compared with lies before the days that are shown. */
export const COUNTED_DAYS = 2 * SHOWN_DAYS
const PERIODS = [7, 30, SHOWN_DAYS]

/** @param days Every counted day, the oldest first. */
export function seriesOf(days: string[], counts: ReadonlyMap<string, number>): Series {
  const counted = days.map((day) => ({ day, count: counts.get(day) ?? 0 }))
  const total = (from: number, to: number) =>
    counted.slice(from, to || undefined).reduce((sum, { count }) => sum + count, 0)
  return {
    days: counted.slice(-SHOWN_DAYS),
    periods: PERIODS.map((length) => ({
      days: length,
      count: total(-length, 0),
      before: total(-2 * length, -length),
    })),
  }
}

/** Of fewer, a percentage is an accident. */
const FEWEST_FOR_PERCENT = 10

/** In words: 50% more, 12% fewer, 3 more, as many, or none before. */
export function changeOf({ count, before }: Period): string {
  if (count === before) return 'the same'
  if (before === 0) return 'none before'
  const than = count > before ? 'more' : 'fewer'
  if (before < FEWEST_FOR_PERCENT) {
    return `${Math.abs(count - before).toLocaleString('en-US')} ${than}`
  }
  const percent = Math.round((Math.abs(count - before) / before) * 100)
  return `${percent.toLocaleString('en-US')}% ${than}`
}
