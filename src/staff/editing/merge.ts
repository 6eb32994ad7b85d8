import { createHash } from 'node:crypto'
import { cleanText } from '../../forms/values.ts'

/** What a form holds, by field: a text, or the rows of a list. */
type Typed = Readonly<Record<string, unknown>>

/** What somebody typed, and what a colleague has saved meanwhile. */
interface Edit<Values> {
  /** The marks of the form, of what it showed before anybody typed. */
  before: string
  sent: Values
  theirs: Values
}

/**
 * A short mark of each field as a form shows it, to be sent with the form: it tells later which
 * fields were changed in it, with and without JavaScript.
 */
export function marksOf(values: Typed, names: readonly string[]): string {
  return names.map((name) => `${name}:${markOf(values[name])}`).join(' ')
}

/**
 * What was typed over what a colleague has saved meanwhile: only fields that the sender changed.
 * @returns With the marks of theirs, for the form that shows it; `isConflict` if both changed the
 * same field to different values: then the sender's stands.
 */
export function mergeEdits<Values extends Typed>(
  { before, sent, theirs }: Edit<Values>,
  names: readonly (keyof Values & string)[],
): { values: Values; before: string; isConflict: boolean } {
  const marks = new Map(before.split(' ').map((mark) => mark.split(':') as [string, string]))
  const values = { ...sent }
  let isConflict = false
  for (const name of names) {
    const [was, mine, now] = [marks.get(name), markOf(sent[name]), markOf(theirs[name])]
    // A page of the version before does not have every field.
    const isAbsent = was === undefined && before !== ''
    if (mine === was || isAbsent) values[name] = theirs[name]
    else if (mine !== now && now !== was) isConflict = true
  }
  return { values, before: marksOf(theirs, names), isConflict }
}

function markOf(value: unknown): string {
  const text = JSON.stringify(cleaned(value))
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** As a browser sends it back. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return cleanText(String(value ?? ''))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]))
}
