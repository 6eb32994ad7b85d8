const MAX_LINE_BYTES = 75

/**
 * An iCalendar file (RFC 5545).
 * @param product What makes it, for its PRODID.
 * @param events The lines of each event; texts in them are escaped with `calendarText`.
 */
export function calendarFile(product: string, events: string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

/** A moment as a calendar file has it: 20261122T091500Z */
export function calendarTime(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Text in a calendar file. */
export function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A longer line goes on in the next one, after a space. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > MAX_LINE_BYTES) parts.push(` ${character}`)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n')
}
