import { cleanValues } from '../../../forms/values.ts'
import {
  AGENCY_FIELDS,
  type Agency,
  type AgencyField,
  MAY_BE_NONE,
  positionIn,
} from '../../../settings/agency.ts'
import { wholeNumber } from '../../../settings/numbers-in.ts'
import { officeYear } from '../../../settings/office-day.ts'
import { FIELD_TEXTS } from './agency-fields.ts'

export type AgencyValues = Record<AgencyField, string>
type AgencyErrors = Partial<Record<AgencyField, string>>

const MAX_CHARACTERS = 100
/** Of an address of a page, and of a list. */
const MOST_CHARACTERS = 1000
const ZIP = /^\d{5}(-\d{4})?$/
const FEWEST_DIGITS = 7
/** Of any number of the world, by ITU-T E.164. */
const MOST_DIGITS = 15
const FIRST_YEAR = 1800
const MOST = 1_000_000

/** Line ends, and marks that turn the direction of what follows: neither belongs into one line. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** What was typed, each as one line that can be stored. */
export function agencyValues(fields: Record<string, unknown>): AgencyValues {
  const values = cleanValues(AGENCY_FIELDS, fields)
  for (const field of AGENCY_FIELDS) {
    const text = values[field].replace(NOT_IN_A_LINE, ' ').replace(/ +/g, ' ').trim()
    values[field] = FIELD_TEXTS[field].type === 'number' ? wholeNumber(text) : text
  }
  return values
}

/** The agency has none of these: a form has a box for each, and one for both hours of a Saturday. */
export function noneIn(fields: Record<string, unknown>): ReadonlySet<AgencyField> {
  return new Set(MAY_BE_NONE.filter((field) => fields[noneBox(field)] !== undefined))
}

/** Likewise as it is stored. */
export function noneOf(stored: Partial<Record<AgencyField, string>>): ReadonlySet<AgencyField> {
  return new Set(MAY_BE_NONE.filter((field) => stored[field] === ''))
}

/** The name of the box that says so. */
export function noneBox(field: AgencyField): string {
  return `none-${field === 'saturdayCloses' ? 'saturdayOpens' : field}`
}

/**
 * A sentence for each field that cannot be saved. An empty one can: it has its default.
 * @param defaults The environment's values.
 * @param none What the agency says it has none of.
 */
export function agencyErrors(
  values: AgencyValues,
  defaults: Agency,
  none: ReadonlySet<AgencyField> = new Set(),
): AgencyErrors {
  const errors: AgencyErrors = {}
  for (const field of AGENCY_FIELDS) {
    const text = values[field]
    const problem = text && none.has(field) ? bothOf(field) : text && problemOf(field, text)
    if (problem) errors[field] = problem
  }
  const effective = (field: AgencyField) => values[field] || defaults[field] || ''
  for (const [from, until] of HOURS) {
    if (none.has(from)) continue
    if (errors[from] || errors[until] || effective(from) < effective(until)) continue
    errors[until] =
      `The office cannot close at ${effective(until)} if it opens at ${effective(from)}. Enter a later time.`
  }
  return errors
}

const HOURS: [from: AgencyField, until: AgencyField][] = [
  ['opens', 'closes'],
  ['saturdayOpens', 'saturdayCloses'],
]

function bothOf(field: AgencyField): string {
  const { label, none } = FIELD_TEXTS[field === 'saturdayCloses' ? 'saturdayOpens' : field]
  return `${label}: clear this field, or uncheck “${none}”`
}

function problemOf(field: AgencyField, text: string): string | undefined {
  const { label, type } = FIELD_TEXTS[field]
  const most = type === 'url' || field === 'served' ? MOST_CHARACTERS : MAX_CHARACTERS
  if (text.length > most) {
    return `${label} has ${text.length} characters, and can have ${most}.`
  }
  if (field === 'zip' && !ZIP.test(text)) return `${label}: enter five digits, like 06604.`
  if (field === 'position' && !positionIn(text)) {
    return `${label}: enter two numbers with a comma between them, like 41.1792, -73.236.`
  }
  switch (type) {
    case 'email':
      return isAddress(text) ? undefined : 'Enter an address like office@example.com.'
    case 'tel':
      return isPhone(text) ? undefined : `${label}: enter a number like 203-555-0142.`
    case 'url':
      return isHttps(text) ? undefined : `${label}: enter an address that begins with https://.`
    case 'time':
      return isTime(text) ? undefined : `${label}: enter a time like 09:00.`
    case 'number':
      return numberProblem(field, text)
    default:
      return undefined
  }
}

/** Whether mail can be sent to it, as far as its form can tell. */
function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"'()[\]\\]+@[^\s@<>,;:"'()[\]\\]+\.[^\s@<>,;:"'()[\]\\.]+$/.test(text)
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[()\d .-]+$/.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}

function isHttps(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === ''
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function numberProblem(field: AgencyField, text: string): string | undefined {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (field === 'founded') {
    const thisYear = Number(officeYear())
    return number >= FIRST_YEAR && number <= thisYear
      ? undefined
      : `Enter the year of the founding, from ${FIRST_YEAR} to ${thisYear}.`
  }
  return number >= 1 && number <= MOST
    ? undefined
    : `${FIELD_TEXTS[field].label}: enter a whole number of 1 or more, like 1,240.`
}
