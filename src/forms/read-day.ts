const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'
/** As computers write it, and as a browser's own field for a day sends it. */
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** The month first, as it is written here. */
const IN_DIGITS = /^(\d{1,2})(?:[-/.,]| )+(\d{1,2})(?:[-/.,]| )+'?(\d{4}|\d{2})$/
const WITHOUT_MARKS = /^(\d{2})(\d{2})(\d{4})$/
const WEEKDAY = /^(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[., ]+)?(?:the )?/i
const MONTH_FIRST = /^([a-z]{3,9})[., ]+(\d{1,2})(?:st|nd|rd|th)?[., ]+'?(\d{4}|\d{2})$/i
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?(?: of|-)?[., ]*([a-z]{3,9})[., -]+'?(\d{4}|\d{2})$/i

/**
 * A day of the calendar as people write it, as YYYY-MM-DD: 3/15/2027, 03-15-27, March 15, 2027, 15 Mar 2027. Undefined
 * for what is none.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.replace(WEEKDAY, '').replace(/^((?:19|20)\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? []
  if (isoYear) return day(isoYear, Number(isoMonth), isoDay)
  const [, month, ofMonth, year] = IN_DIGITS.exec(text) ?? WITHOUT_MARKS.exec(text) ?? []
  // Elsewhere the day stands first: 15.3.2027 can be read in no other way.
  if (year && Number(month) > 12) return day(year, Number(ofMonth), month)
  if (year) return day(year, Number(month), ofMonth)
  const [, name, first, named] = MONTH_FIRST.exec(text) ?? []
  if (name) return day(named, numberOf(name), first)
  const [, second, other, last] = DAY_FIRST.exec(text) ?? []
  return other && day(last, numberOf(other), second)
}

/** A day, YYYY-MM-DD, as it is read: March 15, 2027. Anything else is returned as it is. */
export function dayInFull(text: string): string {
  return readDay(text) === text
    ? new Date(text).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : text
}

/** Undefined where the calendar has no such day. */
function day(year = '', month: number, ofMonth = ''): string | undefined {
  const text = `${year.padStart(4, '20')}-${pad(month)}-${pad(Number(ofMonth))}`
  const at = new Date(text)
  return Number(at) && at.toISOString().startsWith(text) ? text : undefined
}

/** By its first three letters, so that a slip in the rest passes; of no month, one that no calendar has. */
function numberOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1
}

function pad(number: number): string {
  return `${number}`.padStart(2, '0')
}
