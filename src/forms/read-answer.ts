import type { Field } from './table.ts'

/** No number, and no address with a name, is longer; what visitors can send is, and these patterns are not made for that. */
const MAX_NUMBER = 100
const MAX_ADDRESS = 400
const GROUPED = /^\d{1,3}([, '’]\d{3})+(?=\.|$)/
const ROUGHLY = '(?:(?:about|around|approx(?:imately|\\.)?|roughly|circa|ca?\\.|~|≈)\\s*)?'
const AROUND_DOLLARS = new RegExp(
  `^${ROUGHLY}(?:US\\s?\\$|USD|\\$)?\\s*|(?:\\s*(?:\\$|USD|(?:US )?dollars?|or so)|[+.?])+$`,
  'gi',
)
const THOUSANDS = /^(\d*)(?:(?:\.|,(?=\d{1,2}\D))(\d+))?\s*(k|thousand|m|mm|mil|million)$/i
const AROUND_FEET = new RegExp(
  `^${ROUGHLY}(?:LOA\\s*)?|(?:\\s*(?:\\blong|\\boverall|\\(?\\bLOA\\)?|or so)|[+?])+$`,
  'gi',
)
const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }
const NUMBER = '(\\d{1,5}(?:,\\d{3})*(?:\\.\\d+)?)'
const FEET_MARK = `[\\s-]*(?:ft\\.?|feet|foot|['’′´])`
const FEET = new RegExp(`^${NUMBER}(?:${FEET_MARK})?$`, 'i')
const FEET_AND_INCHES = new RegExp(
  `^${NUMBER}${FEET_MARK}[\\s,-]*(\\d{1,2}(?:\\.\\d+)?)\\s*(?:in\\.?|inch|inches|["”″]|'')?$`,
  'i',
)
/** Whoever measures in meters may write a comma in place of the point. */
const METERS = /^(\d{1,3})(?:[.,](\d+))?\s*(?:m|meters?|metres?)\.?$/i
const INCHES = new RegExp(`^${NUMBER}\\s*(?:in\\.?|inch|inches|["”″])$`, 'i')
const METERS_IN_A_FOOT = 0.3048
/** Also behind a town and a state, as it is pasted out of an address. */
const ZIP_IN = /^[a-z\s.,:]*(\d{5})(?:[\s-]*(\d{4}))?(?:[\s,]+(?:CT|Connecticut|USA?))*[\s.,-]*$/i
const ADDRESS_IN = /^[^<>]{0,80}<([^<>\s]+)>$/
const AROUND_ADDRESS = /^(?:e-?mail(?:\s+address)?:)?[\s"'“(]*|[\s"'”).,;]+$/gi
const DIAL_OUT = /^(?:00|011)[ -]?(?=[1-9])/
const EXTENSION = /[\s,;]*(?:\(\s*)?(?:ext(?:ension)?[.=]?|x|#)\s*(\d{1,6})\)?$/i
/** How an extension or a word is written behind a number that was read. */
export const BESIDE_PHONE = /( ext\. \d{1,6})?( \([a-z]+\))?$/
const PHONE_WORD = 'cell|mobile|home|work|office|text|[chmow]'
const PHONE_NOTE = new RegExp(`[\\s,-]*\\(?(?<=[\\s(])(${PHONE_WORD})(?: phone)?\\)?$`, 'i')
const PHONE_LABEL = new RegExp(
  `^(?:(?:tel(?:ephone)?|phone):\\s*|(${PHONE_WORD})(?: phone)?(?::\\s*|\\s+))`,
  'i',
)
/** What a letter before or behind a number says. */
const PHONE_LETTERS: Record<string, string> = {
  c: 'cell',
  h: 'home',
  m: 'mobile',
  o: 'office',
  w: 'work',
}

/**
 * An answer without what people write around it, in the form in which it is checked and stored:
 * `28' 6"` and `8.7 m` are a length of 29 feet, `$45k` an amount of 45000, `CT 06604 1234` the ZIP code
 * 06604-1234, `mailto:` and the name around an address go. What is nothing of its kind after that is
 * returned as it was typed, for the rules to refuse. Reading what was read changes nothing.
 */
export function readAnswer(input: Field['input'], text: string): string {
  if (text.length > (input === 'email' ? MAX_ADDRESS : MAX_NUMBER)) return text
  if (input === 'whole number') return readLength(text)
  if (input === 'amount') return readDollars(text)
  if (input === 'email') return readEmail(text)
  if (input === 'zip') return readZip(text)
  if (input === 'tel') return readPhone(text)
  return text
}

/** Whole feet, the nearest. */
function readLength(typed: string): string {
  const feet = feetIn(typed)
  return feet === undefined ? typed : String(Math.round(feet))
}

/** A length as it was typed, in feet and parts of a foot; undefined for what is none. */
export function feetIn(typed: string): number | undefined {
  if (typed.length > MAX_NUMBER) return undefined
  const text = plain(typed)
    .replace(AROUND_FEET, '')
    .replace(/ ?([¼½¾])/, (_, fraction: string) => FRACTIONS[fraction] ?? '')
    .replace(/(\d) 1\/2(?=\D|$)/, '$1.5')
  const [, whole, inches] = FEET_AND_INCHES.exec(text) ?? []
  if (whole && inches && Number(inches) < 12) return numberIn(whole, Number(inches) / 12)
  const [, feet] = FEET.exec(text) ?? []
  if (feet) return numberIn(feet)
  const [, inInches] = INCHES.exec(text) ?? []
  if (inInches) return (numberIn(inInches) ?? Number.NaN) / 12
  const [, meters, part = '0'] = METERS.exec(text) ?? []
  return meters ? Number(`${meters}.${part}`) / METERS_IN_A_FOOT : undefined
}

function readDollars(typed: string): string {
  const text = plain(typed).replace(AROUND_DOLLARS, '')
  const [, whole = '', part = '', unit] = THOUSANDS.exec(text) ?? []
  if (unit && whole + part !== '') {
    const zeros = /^(k|thousand)$/i.test(unit) ? 3 : 6
    if (part.length > zeros) return typed
    return String(BigInt(whole + part.padEnd(zeros, '0')))
  }
  const digits = GROUPED.test(text) ? text.replace(/[, '’]/g, '') : text
  return /^\d+(\.\d+)?$/.test(digits) ? digits : typed
}

function readZip(typed: string): string {
  // The letter O for a zero is a slip that a person would not see.
  const [, five, four] = ZIP_IN.exec(plain(typed).replace(/\bo(?=\d{4})/i, '0')) ?? []
  if (!five) return typed
  return four ? `${five}-${four}` : five
}

/** A domain in letters of any language becomes the one that mail is sent to. */
function readEmail(typed: string): string {
  const text = withoutMarks(typed)
  const inside = ADDRESS_IN.exec(text)?.[1] ?? text
  const address = inside
    .replace(/^mailto:([^?]*).*/is, '$1')
    .replace(AROUND_ADDRESS, '')
    .replace(/\s*@\s*/, '@')
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || /^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]{1,100}$/u.test(domain)) {
    return address
  }
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/** An extension, or a word such as "cell", is kept behind the number in one spelling. */
function readPhone(typed: string): string {
  const text = plain(typed)
  const [label = '', before] = PHONE_LABEL.exec(text) ?? []
  const labeled = text.slice(label.length)
  const [note = '', behind] = PHONE_NOTE.exec(labeled) ?? []
  const dialed = labeled.slice(0, labeled.length - note.length)
  const [end = '', extension] = EXTENSION.exec(dialed) ?? []
  const number = dialed
    .slice(0, dialed.length - end.length)
    .replace(DIAL_OUT, '+')
    .replace(/ ?[/-] ?/g, '-')
  const word = (behind ?? before)?.toLowerCase()
  const said = word && ` (${PHONE_LETTERS[word] ?? word})`
  return `${number}${extension ? ` ext. ${extension}` : ''}${said ?? ''}`
}

/** Phones copy a number with invisible marks for its direction, and with spaces and dashes of every kind. */
function plain(text: string): string {
  return withoutMarks(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
}

function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}

/** Undefined where commas stand elsewhere than before three digits. */
function numberIn(text: string, more = 0): number | undefined {
  return text.includes(',') && !GROUPED.test(text)
    ? undefined
    : Number(text.replaceAll(',', '')) + more
}
