/** Every way to end a line: slides write U+000B, old printers' files U+000C, and mainframes U+0085. */
export const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g

/** The value of a select's first entry: no entry may have an empty one. */
export const NOT_CHOSEN = 'none'

/**
 * The known fields of a form, as text that every database can store: well-formed Unicode without
 * control characters (Postgres refuses NUL), line breaks as \n, trimmed. Unknown fields are
 * dropped; missing ones are empty.
 */
export function cleanValues<N extends string>(
  fields: readonly N[],
  raw: { readonly [field: string]: unknown },
): Record<N, string> {
  const values: Partial<Record<N, string>> = {}
  for (const field of fields) values[field] = cleanValue(raw[field])
  return values as Record<N, string>
}

function cleanValue(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string' || value === NOT_CHOSEN) return ''
  return cleanText(value)
}

/** Makes a visitor's text safe to store and show; see `cleanValues`. One of which nothing is seen is empty. */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(/[\u001c-\u001f]/g, ' ')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .trim()
  return seen(cleaned) && cleaned
}

/** What of a text is seen: without spaces around it, and what is copied with it. */
export function seen(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim()
}
