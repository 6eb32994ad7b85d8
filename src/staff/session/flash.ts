import { cookieLine, readCookie } from '../../http/cookies.ts'

/** A notice that the next staff page shows once. */
export interface Flash {
  tone: 'success' | 'problem'
  text?: string
  /** What takes back that which it tells of, for the page that knows how. */
  undo?: string | undefined
  /** A returned form: the message for each field, and what was typed except passwords. */
  errors?: Record<string, string>
  values?: Record<string, string>
}

const NAME = 'staff-flash'
const MAX_AGE_S = 120
/** Browsers drop cookies over 4 KB. */
const MAX_LENGTH = 3600

/** A Set-Cookie line that shows a notice on the next staff page; what was typed only if it fits. */
export function flashCookie(flash: Flash): string {
  const whole = encode(flash)
  return line(whole.length > MAX_LENGTH ? encode({ ...flash, values: {} }) : whole, MAX_AGE_S)
}

/** The waiting notice, if any. */
export function flashOf(headers: Headers): Flash | undefined {
  const given = readCookie(headers, NAME)
  if (!given) return undefined
  try {
    const { tone, text, undo, errors, values } = JSON.parse(
      Buffer.from(given, 'base64url').toString(),
    )
    return {
      tone: tone === 'success' ? 'success' : 'problem',
      text: typeof text === 'string' ? text : undefined,
      undo: typeof undo === 'string' ? undo : undefined,
      errors: texts(errors),
      values: texts(values),
    }
  } catch {
    return undefined
  }
}

/** A Set-Cookie line that clears the notice once it is shown. */
export function flashShown(): string {
  return line('', 0)
}

function encode(flash: Flash): string {
  return Buffer.from(JSON.stringify(flash)).toString('base64url')
}

function line(value: string, maxAge: number): string {
  return cookieLine(NAME, value, maxAge, '/admin')
}

function texts(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
