import type { LeadState } from '../../../../db/leads/lead-changes.ts'
import { leadStatus } from '../../../../db/leads/lead-status.ts'
import { cleanText, cleanValues } from '../../../forms/values.ts'
import { marksOf, mergeEdits } from '../../editing/merge.ts'

const STATE_FIELDS = ['status', 'statusReason', 'followUpOn', 'assignedTo'] as const
const MAX_REASON_CHARACTERS = 500
export const GETS_NONE =
  'This account has been removed or no longer gets leads. Choose somebody else.'
/** A later day is a slip of the keyboard: nobody would be reminded of the lead. */
const MAX_YEARS_AHEAD = 5
const DAY = /^\d{4}-\d{2}-\d{2}$/

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
  const { before = '' } = fields
  return { values: { ...values, statusReason }, before, revision: revisionIn(fields) }
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
 * @param followUpWas The day that the lead has, or empty: it may have passed, and stays until another is set.
 * @param today In the office, YYYY-MM-DD.
 */
export function checkState(
  values: StateValues,
  staffIds: readonly string[],
  followUpWas: string,
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
  } else if (values.followUpOn && values.followUpOn < today && values.followUpOn !== followUpWas) {
    errors.followUpOn = 'This day has passed. Choose today or a later day, or leave it empty.'
  } else if (values.followUpOn > lastFollowUp(today) && values.followUpOn !== followUpWas) {
    errors.followUpOn = `Choose a day within the next ${MAX_YEARS_AHEAD} years, or leave it empty.`
  }
  if (values.assignedTo && !staffIds.includes(values.assignedTo)) {
    errors.assignedTo = GETS_NONE
  }
  if (!status || Object.keys(errors).length > 0) return { errors }
  return { state: { ...values, status } }
}

/** The last day that can be set for a follow-up, YYYY-MM-DD. */
export function lastFollowUp(today: string): string {
  return `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`
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
