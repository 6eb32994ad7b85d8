import type { Absence } from '../../../../db/staff/absences.ts'
import { isDay } from '../../../settings/closings.ts'
import type { Fields } from '../../session/staff-form.ts'

/** The form, as it was filled in. */
export interface AbsenceValues {
  from: string
  until: string
  /** An id of staff, or empty. */
  instead: string
}

type Days = Omit<Absence, 'staffId'>

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

export function absenceValues(fields: Fields): AbsenceValues {
  const { from = '', until = '', instead = '' } = fields
  return { from: from.trim(), until: until.trim(), instead }
}

/**
 * The absence, undefined for none; or a sentence for each field that is wrong.
 * @param deputies The ids of those who can be the deputy.
 */
export function checkAbsence(
  { from, until, instead }: AbsenceValues,
  deputies: readonly string[],
  today: string,
): { after: Days | undefined } | { errors: Record<string, string> } {
  if (!from && !until) return { after: undefined }
  const errors: Record<string, string> = {}
  if (!isDay(from)) errors.from = 'Enter the first day, like 2026-12-24.'
  if (!isDay(until)) errors.until = 'Enter the last day, like 2026-12-31.'
  else if (isDay(from) && until < from) errors.until = 'The last day is before the first one.'
  else if (until < today) errors.until = 'The last day has passed.'
  else if (isDay(from) && (Date.parse(until) - Date.parse(from)) / DAY_MS >= LONGEST_DAYS) {
    errors.until = 'That is more than a year.'
  }
  if (instead && !deputies.includes(instead)) {
    errors.instead = 'This person can no longer get leads. Choose somebody else.'
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { after: { from, until, instead: instead || null } }
}

/** What a form was filled in upon, in one of its fields. */
export function asRead(absence: Days | undefined): string {
  return absence ? [absence.from, absence.until, absence.instead ?? ''].join(' ') : ''
}

/** The reverse; undefined: there was none. */
export function readBefore(text: string): Days | undefined {
  const [from = '', until = '', instead = ''] = text.split(' ')
  return from && until ? { from, until, instead: instead || null } : undefined
}
