import { CLOCKS_DIFFER_MS } from '../../../../db/clocks.ts'

/** How one part of the site is doing, for a layman. */
export interface PartState {
  name: string
  /** `unknown`: nobody can say just now. */
  state: 'works' | 'attention' | 'down' | 'unknown'
  /** A sentence or two: what is so, and what follows from it. */
  text: string
}

/** A size as people say it: 240 MB, 12.3 GB. */
export function inBytes(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3
  if (gigabytes >= 1) return `${gigabytes.toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`
  return `${Math.max(1, Math.round(bytes / 1024 ** 2)).toLocaleString('en-US')} MB`
}

/** A span of time as people say it: 40 seconds, 5 minutes, 2 hours, 3 days. */
export function inTime(ms: number): string {
  const units: [string, number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1000],
  ]
  // Two of a unit are said in it; a single one says too little.
  const [unit, size] = units.find(([, length]) => ms >= 2 * length) ?? ['second', 1000]
  const count = Math.max(0, Math.round(ms / size))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/**
 * What is wrong with a clock, as a sentence; undefined where it is about right.
 * @param aheadMs Of the database's clock; negative: behind it; NaN: not known.
 */
export function clockTrouble(whose: string, aheadMs: number): string | undefined {
  if (!(Math.abs(aheadMs) > CLOCKS_DIFFER_MS)) return undefined
  const direction = aheadMs > 0 ? 'ahead' : 'behind'
  return `The clock of ${whose} is ${inTime(Math.abs(aheadMs))} ${direction}.`
}

export const SET_CLOCKS =
  'Whoever runs the server has to set the clocks of all machines: until then, times on this site may be wrong.'
