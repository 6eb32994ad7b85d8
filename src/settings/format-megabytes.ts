const MEGABYTE = 1024 * 1024
const SMALLEST_SHOWN_MB = 0.1

/** A visitor's file's size, on pages and in messages: `0.3 MB`, and never `0.0 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(bytes / MEGABYTE, SMALLEST_SHOWN_MB).toFixed(1)} MB`
}
