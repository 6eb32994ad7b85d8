import type { LeadState } from '../../../../db/leads/lead-changes.ts'
import { leadStatus } from '../../../../db/leads/lead-status.ts'
import { readAnswer } from '../../../forms/read-answer.ts'
import { cleanText, cleanValues } from '../../../forms/values.ts'
import { marksOf, mergeEdits } from '../../editing/merge.ts'

const STATE_FIELDS = [
  'status',
  'statusReason',
  'followUpOn',
  'assignedTo',
  'carrier',
  'premium',
  'quotedOn',
  'policyEndsOn',
] as const
const MAX_REASON_CHARACTERS = 500
const MAX_CARRIER_CHARACTERS = 100
const MAX_PREMIUM = 10_000_000
/** How far back a quote is written down. */
const MAX_YEARS_BACK = 5
export const GETS_NONE =
  'This account has been removed or no longer gets leads. Choose somebody else.'
/** A later day is a slip of the keyboard: nobody would be reminded of the lead. */
const MAX_YEARS_AHEAD = 5
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days for a follow-up that one press sets, by the value of the button. */
export const NEXT_DAYS = [
  { go: 'tomorrow', name: 'Tomorrow', days: 1 },
  { go: 'in-3-days', name: 'In 3 days', days: 3 },
  { go: 'in-a-week', name: 'In a week', days: 7 },
] as const

type StateField = (typeof STATE_FIELDS)[number]
export type StateValues = Record<StateField, string>
export interface SetState {
  values: StateValues
  /** The marks of what the form showed. */
  before: string
  /** The revision of the lead that it showed. */
  revision: number
}
export type StateErrors = Partial<Record<StateField, string>>

/** What was set in the form, as text that can be stored. */
export function setIn(fields: Record<string, string | undefined>): SetState {
  const values = cleanValues(STATE_FIELDS, fields)
  const statusReason = values.statusReason.replace(/\s+/g, ' ')
  const carrier = values.carrier.replace(/\s+/g, ' ')
  const premium = readAnswer('amount', values.premium)
  const { before = '' } = fields
  return {
    values: { ...values, statusReason, carrier, premium },
    before,
    revision: revisionIn(fields),
  }
}

/** The marks of what a form shows: see `mergeEdits`. */
export function stateMarks(values: StateValues): string {
  return marksOf(values, STATE_FIELDS)
}

/** What was set in a form, over what others have set meanwhile. */
export function overLead({ before, values }: SetState, theirs: StateValues) {
  return mergeEdits({ before, sent: values, theirs }, STATE_FIELDS)
}

/** The revision that a form was made of; what is none is one that no lead has. */
export function revisionIn({ revision = '' }: Record<string, string | undefined>): number {
  return /^\d{1,9}$/.test(revision) ? Number(revision) : -1
}

/** What else others had changed when a page was made; without it, nothing. */
export function changesIn({ changesByOthers = '' }: Record<string, string | undefined>): number {
  return /^\d{1,9}$/.test(changesByOthers) ? Number(changesByOthers) : 0
}

/**
 * @param staffIds Who can have a lead.
 * @param was What the lead has: a day that has passed stays until another is set.
 * @param today In the office, YYYY-MM-DD.
 * @returns What to store: a lead that has just been won or lost needs no follow-up, unless one was set with it.
 */
export function checkState(
  values: StateValues,
  staffIds: readonly string[],
  was: Pick<LeadState, 'followUpOn' | 'status' | 'quotedOn' | 'policyEndsOn'>,
  today: string,
): { state: LeadState } | { errors: StateErrors } {
  const status = leadStatus(values.status)
  const errors: StateErrors = {}
  if (!status) errors.status = 'Choose a status from the list.'
  if (values.statusReason.length > MAX_REASON_CHARACTERS) {
    errors.statusReason = `The reason has ${values.statusReason.length} characters, and can have ${MAX_REASON_CHARACTERS}.`
  }
  if (values.followUpOn && !isDay(values.followUpOn)) {
    errors.followUpOn = `Enter a day that exists, for example ${today}.`
  } else if (
    values.followUpOn &&
    values.followUpOn < today &&
    values.followUpOn !== was.followUpOn
  ) {
    errors.followUpOn = 'This day has passed. Choose today or a later day, or leave it empty.'
  } else if (values.followUpOn > lastFollowUp(today) && values.followUpOn !== was.followUpOn) {
    errors.followUpOn = `Choose a day within the next ${MAX_YEARS_AHEAD} years, or leave it empty.`
  }
  if (values.carrier.length > MAX_CARRIER_CHARACTERS) {
    errors.carrier = `The carrier’s name can have ${MAX_CARRIER_CHARACTERS} characters.`
  }
  if (values.premium && !/^[1-9]\d*$/.test(values.premium)) {
    errors.premium = 'Enter the premium of a year in dollars, for example 1,240.'
  } else if (Number(values.premium) > MAX_PREMIUM) {
    errors.premium = 'That is more than ten million dollars a year. Please check it.'
  }
  const [first, last] = [yearsFrom(today, -MAX_YEARS_BACK), lastFollowUp(today)]
  for (const name of ['quotedOn', 'policyEndsOn'] as const) {
    const day = values[name]
    // One that stands there already, of an old lead or from its visitor, keeps nothing else from being saved.
    if (day && day !== was[name] && (!isDay(day) || day < first || day > last)) {
      errors[name] =
        `Enter a day within ${MAX_YEARS_AHEAD} years from today, for example ${today}, or leave it empty.`
    }
  }
  if (values.assignedTo && !staffIds.includes(values.assignedTo)) {
    errors.assignedTo = GETS_NONE
  }
  if (!status || Object.keys(errors).length > 0) return { errors }
  const isOver = (status === 'won' || status === 'lost') && status !== was.status
  const followUpOn = isOver && values.followUpOn === was.followUpOn ? '' : values.followUpOn
  return { state: { ...values, followUpOn, status } }
}

/** The last day that can be set for a follow-up, YYYY-MM-DD. */
export function lastFollowUp(today: string): string {
  return yearsFrom(today, MAX_YEARS_AHEAD)
}

function yearsFrom(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const MAX_NOTE_CHARACTERS = 5000

/** A note as it can be stored, and what is wrong with it. */
export function checkNote(typed: string | undefined): { note: string; error: string | undefined } {
  const note = cleanText(typed ?? '')
  if (note === '') return { note, error: 'Write the note first.' }
  if (note.length <= MAX_NOTE_CHARACTERS) return { note, error: undefined }
  const [has, can] = [note.length, MAX_NOTE_CHARACTERS].map((n) => n.toLocaleString('en-US'))
  return { note, error: `The note has ${has} characters, and can have ${can}.` }
}
