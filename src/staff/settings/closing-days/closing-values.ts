import { randomUUID } from 'node:crypto'
import { cleanText } from '../../../forms/values.ts'
import type { Closing } from '../../../settings/agency.ts'
import { isDay } from '../../../settings/closings.ts'
import type { Fields } from '../../session/staff-form.ts'

/** A line of the form, as it was typed. */
export interface ClosingLine {
  from: string
  until: string
  reason: string
  /** Of the closing that the line was, if it was one. */
  uid: string
}

export const MAX_CLOSINGS = 40
const MAX_REASON_CHARACTERS = 60
const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

/** What an earlier closing is known by: of its first days, or random. */
const UID = /^[\da-z-]{1,64}$/

/** The lines that were sent, those left empty at their end excepted. */
export function linesOf(fields: Fields): ClosingLine[] {
  const lines = Array.from({ length: MAX_CLOSINGS }, (_, number) => ({
    from: (fields[`from-${number}`] ?? '').trim(),
    until: (fields[`until-${number}`] ?? '').trim(),
    reason: cleanText(fields[`reason-${number}`] ?? '').replace(/\s+/g, ' '),
    uid: UID.test(fields[`uid-${number}`] ?? '') ? (fields[`uid-${number}`] ?? '') : '',
  }))
  while (lines.length > 0 && isEmpty(lines.at(-1) as ClosingLine)) lines.pop()
  return lines
}

/** The closings, or a sentence for each field that is wrong. A line without days is removed. */
export function checkClosings(
  lines: ClosingLine[],
): { closings: Closing[] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  lines.forEach(({ from, until, reason }, number) => {
    if (!from && !until && !reason) return
    const line = `Line ${number + 1}`
    if (!isDay(from)) errors[`from-${number}`] = `${line}: enter the first day, like 2026-12-24.`
    if (until && !isDay(until)) {
      errors[`until-${number}`] = `${line}: enter the last day, like 2026-12-26, or nothing.`
    } else if (until && until < from) {
      errors[`until-${number}`] = `${line}: the last day is before the first one.`
    } else if (isDay(from) && isDay(until) && daysOf(from, until) > LONGEST_DAYS) {
      errors[`until-${number}`] = `${line}: that is more than a year.`
    }
    if (reason.length > MAX_REASON_CHARACTERS) {
      errors[`reason-${number}`] =
        `${line}: the reason has ${reason.length} characters, and can have ${MAX_REASON_CHARACTERS}.`
    }
  })
  if (Object.keys(errors).length > 0) return { errors }
  const closings = lines
    .filter((line) => !isEmpty(line))
    .map(({ from, until, reason, uid }) => {
      const days = { from, until: until || from }
      return { ...days, reason, uid: uid || randomUUID() }
    })
  return { closings: closings.sort((a, b) => a.from.localeCompare(b.from)) }
}

function daysOf(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
}

function isEmpty({ from, until, reason }: Omit<ClosingLine, 'uid'>): boolean {
  return !from && !until && !reason
}
