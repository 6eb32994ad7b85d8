export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The timestamp `ms` milliseconds ago. */
export function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString()
}
