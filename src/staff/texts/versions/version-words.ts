import type { TextVersion } from '../../../../db/texts/text-versions.ts'

/** How a version came to be, as a sentence without its time. */
export function versionInWords({ origin, staffEmail }: TextVersion): string {
  if (origin === 'site') return 'Came with the site'
  const who = staffEmail ?? 'somebody'
  if (origin === 'edit') return `Saved by ${who}`
  return origin === 'return' ? `Restored by ${who}` : `Built-in text, returned to by ${who}`
}
