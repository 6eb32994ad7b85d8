import type { Insurer } from './agency.ts'
import { AGENCY_FIELDS, type Closing, mayBeNone, type StaffSettings } from './agency.ts'
import { isDay } from './closings.ts'
import { COST_KINDS, type CostRange } from './costs.ts'
import type { ReplyTemplate } from './reply-templates.ts'

/**
 * What staff have set, from the rows of the database. Whatever is not of the right shape counts as
 * unset, so that nothing in the table can take the site down.
 */
export function staffSettings(
  rows: Readonly<Record<'agency' | 'closing-days' | 'costs' | 'insurers', { value: unknown }>>,
): StaffSettings {
  return {
    agency: setFields(rows.agency.value),
    closings: setClosings(rows['closing-days'].value),
    insurers: setInsurers(rows.insurers.value),
    costs: setCosts(rows.costs.value),
  }
}

/** The agency's details that were set; no others. */
export function setFields(value: unknown): StaffSettings['agency'] {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    AGENCY_FIELDS.flatMap((field) => {
      const text = value[field]
      const isSet = typeof text === 'string' && (text.trim() !== '' || mayBeNone(field))
      return isSet ? [[field, text.trim() && text]] : []
    }),
  )
}

/** The closing days that were set, in order. */
export function setClosings(value: unknown): Closing[] {
  if (!Array.isArray(value)) return []
  return value.filter(isClosing).sort((a, b) => a.from.localeCompare(b.from))
}

/** The templates of replies that were set, in their order. */
export function setTemplates(value: unknown): ReplyTemplate[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (one): one is ReplyTemplate =>
      isObject(one) && [one.name, one.subject, one.text].every((text) => typeof text === 'string'),
  )
}

/** The insurers that were set, in their order. */
export function setInsurers(value: unknown): Insurer[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (one): one is Insurer =>
      isObject(one) && [one.name, one.claimsPhone].every((text) => typeof text === 'string'),
  )
}

/** What owners paid, as it was set, in its order. */
export function setCosts(value: unknown): CostRange[] {
  return Array.isArray(value) ? value.filter(isCost) : []
}

function isCost(value: unknown): value is CostRange {
  if (!isObject(value)) return false
  const { kind, length, use, town, low, high, asOf, source } = value
  const isNumber = (one: unknown) => typeof one === 'number' && one > 0
  return (
    Object.hasOwn(COST_KINDS, String(kind)) &&
    [use, town, source].every((text) => typeof text === 'string') &&
    [low, high].every(isNumber) &&
    /^\d{4}-(0[1-9]|1[0-2])$/.test(String(asOf)) &&
    (length === undefined || (isObject(length) && [length.from, length.to].every(isNumber)))
  )
}

function isClosing(value: unknown): value is Closing {
  return (
    isObject(value) &&
    [value.from, value.until].every((day) => typeof day === 'string' && isDay(day)) &&
    typeof value.reason === 'string' &&
    (value.uid === undefined || typeof value.uid === 'string')
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
