import { numbersInDigits } from './number-words.ts'
import { plain, withoutMarks, withZeros } from './plain-characters.ts'
import { readDay } from './read-day.ts'
import { readPhone } from './read-phone.ts'
import type { Field } from './table.ts'

/** No number, and no address with a name, is longer; what visitors can send is, and these patterns are not made for that. */
const MAX_NUMBER = 60
const MAX_TEXT = 100
const MAX_ADDRESS = 400
const GROUPED = /^\d{1,3}([, '’]\d{3})+(?=\.|$)/
/** What people say before and behind a number without changing it. */
const ABOUT =
  'about|around|approx|approximately|roughly|circa|nearly|almost|maybe|probably|say|some|just|the|my|is|it|its'
const BOUND =
  'under|over|above|below|at least|at most|up to|no more than|more than|less than|max|maximum|min|minimum|or more|or less|plus'
const LOOSE = 'ish|or so|or thereabouts|give or take'
const DOLLAR = '\\$|USD?|U\\.S\\.|dollars?|bucks|["“”]'
const WORTH =
  'i|we|paid|for|at|asking|market|agreed|hull|insured|appraised|valued|worth|value|estimated|est|purchase|purchased|bought|price|cost|total|cash|obo|or best offer'
const AROUND_DOLLARS = around(`${ABOUT}|${BOUND}|${LOOSE}|${WORTH}`, DOLLAR, '[,./]{0,2}-')
const THOUSANDS =
  /^(\d*)(?:(?:\.|,(?=\d{1,2}\D))(\d+))?\s*(k|grand|thou(?:sand)?|m|mm|mn|mln|mill?|million)$/i
const AROUND_FEET = around(
  `${ABOUT}|${BOUND}|${LOOSE}|length|long|overall|l\\.?o\\.?a|boat|sailboat|powerboat|yacht`,
)
/** In words or with a year, and not that the dollars are another country's. */
const REMARK =
  /\s*\((?!.*(?:cad|canad|eur|gbp|pound|peso))(?:[^()\d]|(?:19|20)\d\d(?!\d)){1,40}\)$/i
/** What a number alone does not say: it is kept beside the number. */
const SAYS_MORE = new RegExp(`\\b(?:${BOUND})\\b|[<>≤≥]`, 'i')
const A_RANGE = /\d[^\d,.]{0,15}?(?:-|~|\/|\.\.|\b(?:to|or|and|thru|through)\b)\D{0,9}\d/i
const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }
const NUMBER = '(\\d{1,5}(?:,\\d{3})*(?:\\.\\d+)?)'
const FEET_MARK = `[\\s-]*(?:f(?:[eo]{0,4}ts?)?\\.?|foot(?:er)?|pies?|['’′´\`](?!['’′´\`]))`
const FEET = new RegExp(`^${NUMBER}(?:${FEET_MARK})?$`, 'i')
const FEET_AND_INCHES = new RegExp(
  `^${NUMBER}${FEET_MARK}[\\s,-]*(?:(?:and|&)\\s*)?(\\d{1,2}(?:\\.\\d+)?)\\s*(?:in\\.?|inch|inches|["”″]|[\`'’′´]{2})?$`,
  'i',
)
/** As builders name their boats: 34-6. What could be a range, such as 9-11, is none. */
const FEET_DASH_INCHES = /^(\d{1,3})-(\d{1,2})(?:["”″])?$/
/** Whoever measures in meters may write a comma in place of the point. */
const METERS = /^(\d{1,5})(?:[.,](\d+))?\s*(?:m|mts?|mtrs?|meters?|metres?|metros?|(c)m|(m)m)\.?$/i
/** Behind a length in feet, what is so long: 32' center console. */
const KIND_OF_BOAT = new RegExp(`^(${NUMBER}${FEET_MARK}) [a-z]{3}[a-z ]{0,25}$`, 'i')
const INCHES = new RegExp(`^${NUMBER}\\s*(?:in\\.?|inch|inches|["”″])$`, 'i')
/** Of fewer inches than this no boat is insured: the mark for inches was meant for feet, or not. */
const MIN_INCHES = 72
const METERS_IN_A_FOOT = 0.3048
/** Also behind a street, a town and a state, as it is pasted out of an address. */
const ZIP_IN =
  /^(.*?)(?<!\d)(\d{5})(?:[\s./_+-]*(\d{4}))?(?:[\s,(-]*(?:C\.?T|Conn(?:ecticut)?|N\.?Y|R\.?I|M\.?A|N\.?J|F\.?L|U\.?S\.?A?|United States(?: of America)?)\.?\)?)*(?:\s*\([a-z ]+\))?[\s.,;!"”')-]*$/i
/** Of the digits before a ZIP code, as in a street's number, a letter is between. */
const BEFORE_ZIP = /^(?!.*\d{5})(?:zip ?\+ ?4|.*[a-z]|)[^\da-z]*$/i
const ADDRESSES = /[^\s<>()[\]"“”«»,;:/][^\s<>()[\]"“”«»,;:]*@[^\s<>()[\]"“”«»,;:]+/g
/** A blank may be a slip within the address: "jane doe@example.com" is not doe@example.com. */
const BEFORE_ADDRESS = /(?:^(?:(?:my )?e-?mail(?: address)?(?: is)?)?|[<>()[\]"“”«»:])\s*$/i
const BEHIND_ADDRESS = /^\s*(?:$|[<>()[\]"“”«»:]|[,;]\s*$)/
const AROUND_ADDRESS = /^['‘`*]+|[.!/\\'’`*]+$/g
/**
 * What stands around a number, at its beginning and at its end. No two parts of a pattern take the same text: one that
 * does not match would be tried in too many ways.
 */
function around(words: string, marks = '[]', end = '[]'): RegExp {
  const before = `(?:${words}|a)(?![a-z$])(?:[\\s:,]|\\.(?!\\d))*|ca?\\.\\s*|(?:[~≈<>≤≥(]|${marks})\\s*`
  const behind = `[\\s(-]{0,3}(?:(?<![a-z])(?:${words})|ish|${marks}|${end}|[+.?!)])`
  return new RegExp(`^(?:${before})+|(?:${behind})+$`, 'gi')
}

/**
 * An answer without what people write around it, in the form in which it is checked and stored:
 * `28' 6"` and `8.7 m` are a length of 29 feet, `$45k` an amount of 45000, `CT 06604 1234` the ZIP code
 * 06604-1234, `mailto:` and the name around an address go. What is nothing of its kind after that is
 * returned as it was typed, for the rules to refuse. Reading what was read changes nothing.
 */
export function readAnswer(input: Field['input'], text: string): string {
  if (text.length > (input === 'email' ? MAX_ADDRESS : MAX_TEXT)) return text
  if (input === 'whole number') return readLength(text)
  if (input === 'amount') return dollarsIn(text) ?? text
  if (input === 'email') return readEmail(text)
  if (input === 'zip') return readZip(text)
  if (input === 'tel') return readPhone(text)
  if (input === 'date') return readDay(plain(text)) ?? text
  return text
}

/** Whole feet, the nearest. */
function readLength(typed: string): string {
  const feet = feetIn(typed)
  return feet === undefined ? typed : String(Math.round(feet))
}

/** Whether a stored number says less than what was typed, which is then kept beside it. */
export function saysMore(input: Field['input'], typed: string): boolean {
  const amount = input === 'amount' && dollarsIn(typed) !== undefined ? 0 : undefined
  const read = input === 'whole number' ? feetIn(typed) : amount
  return (
    read !== undefined &&
    (!Number.isInteger(read) ||
      SAYS_MORE.test(typed) ||
      (amount === 0 && REMARK.test(plain(typed))))
  )
}

/** Whether a number has two ends. */
export function isRange(typed: string): boolean {
  return typed.length <= MAX_NUMBER && A_RANGE.test(numbersInDigits(plain(typed)))
}

/** A length as it was typed, in feet and parts of a foot; undefined for what is none. */
function feetIn(typed: string): number | undefined {
  if (typed.length > MAX_NUMBER) return undefined
  const text = inFractions(numbersInDigits(plain(typed)))
    .replace(AROUND_FEET, '')
    .replace(KIND_OF_BOAT, '$1')
  const [, one, other = ''] = /^([^(/]+?)\s*[(/]([^(/]+)$/.exec(text) ?? []
  if (!one) return oneLength(text)
  const [feet, same] = METERS.test(one) ? [other, one] : [one, other]
  const length = oneLength(feet.trim())
  return Math.abs((length ?? Number.NaN) - (oneLength(same.trim()) ?? Number.NaN)) < 0.5
    ? length
    : undefined
}

function oneLength(text: string): number | undefined {
  const [, whole, inches] = FEET_AND_INCHES.exec(text) ?? FEET_DASH_INCHES.exec(text) ?? []
  const isOne = text !== `${whole}-${inches}` || Number(inches) < Number(whole)
  if (whole && isOne && Number(inches) < 12) return numberIn(whole, Number(inches) / 12)
  const [, feet] = FEET.exec(text) ?? []
  if (feet) return numberIn(feet)
  const inInches = numberIn(INCHES.exec(text)?.[1] ?? '0') ?? 0
  if (inInches >= MIN_INCHES) return inInches / 12
  const metric = METERS.exec(text.replace(/^(\d{1,2}) ?m ?(\d\d)$/, '$1.$2 m'))
  if (!metric) return undefined
  const [, units, part = '0', centi, milli] = metric
  return Number(`${units}.${part}`) / (centi ? 100 : milli ? 1000 : 1) / METERS_IN_A_FOOT
}

function inFractions(text: string): string {
  return text
    .replace(/ ?([¼½¾])/, (_, fraction: string) => FRACTIONS[fraction] ?? '')
    .replace(/(\d)[ -](\d)\/([248])(?!\d)/, (all, whole: string, over: string, under: string) =>
      Number(over) < Number(under) ? whole + String(Number(over) / Number(under)).slice(1) : all,
    )
}

function dollarsIn(typed: string): string | undefined {
  if (typed.length > MAX_NUMBER) return undefined
  const said = withZeros(plain(typed)).replace(REMARK, '')
  const text = inFractions(numbersInDigits(said)).replace(AROUND_DOLLARS, '')
  const [, whole = '', part = '', unit] = THOUSANDS.exec(text) ?? []
  if (unit && whole + part !== '') {
    const zeros = /^(k|grand|thou)/i.test(unit) ? 3 : 6
    if (part.length > zeros) return undefined
    return String(BigInt(whole + part.padEnd(zeros, '0')))
  }
  const digits = GROUPED.test(text) ? text.replace(/[, '’]/g, '') : text
  return /^\d+(\.\d+)?$/.test(digits) ? digits : undefined
}

function readZip(typed: string): string {
  const text = withZeros(plain(typed))
  const joined = /^\d(?: ?\d){4}$/.test(text) ? text.replaceAll(' ', '') : text
  const [, before = '', five, four] = ZIP_IN.exec(joined) ?? []
  if (!five || !BEFORE_ZIP.test(before)) return typed
  return four ? `${five}-${four}` : five
}

/** A domain in letters of any language becomes the one that mail is sent to. */
function readEmail(typed: string): string {
  const text = withoutMarks(typed)
    .replace(/^mailto:\/*([^?]*).*/is, '$1')
    .replace(/%(2b|40)/gi, (_, code: string) => (code === '40' ? '@' : '+'))
    .replace(/\s*[([]at[)\]]\s*/i, '@')
    .replace(/\s*[([]dot[)\]]\s*/gi, '.')
    .replace(/\s*@\s*/g, '@')
    .replace(/^([\w.+-]+) at ([a-z\d-]+) dot (com|net|org|edu|gov|us)$/i, '$1@$2.$3')
    .replace(/@([a-z\d-]+)\s*[.,]\s*(com|net|org|edu|gov|us)$/i, '@$1.$2')
  const found = [...text.matchAll(ADDRESSES)]
  const [only = text, another] = new Set(found.map(([address]) => bareAddress(address)))
  const isApart = found.every(({ 0: { length }, index }) => {
    const [before, behind] = [text.slice(0, index), text.slice(index + length)]
    return BEFORE_ADDRESS.test(before) && BEHIND_ADDRESS.test(behind)
  })
  if (another || !isApart) return text
  const at = only.lastIndexOf('@')
  const domain = only.slice(at + 1)
  if (at < 1 || /^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]{1,100}$/u.test(domain)) {
    return only
  }
  try {
    return `${only.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return only
  }
}

/** Of a question mark, what is behind it is a link's; a phone's keyboard makes apostrophes curly. */
function bareAddress(address: string): string {
  return address
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(AROUND_ADDRESS, '')
    .replace(/’(?=.*@)/g, "'")
}

/** Undefined where commas stand elsewhere than before three digits. */
function numberIn(text: string, more = 0): number | undefined {
  return text.includes(',') && !GROUPED.test(text)
    ? undefined
    : Number(text.replaceAll(',', '')) + more
}
