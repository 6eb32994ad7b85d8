import type { Fields } from '../../session/fields.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { checkNote } from './note.ts'
import { isStillNew, revisionIn, stateText, stateValues } from './state-values.ts'

type Typed = Pick<LeadAnswer, 'state' | 'note' | 'noteKey'>

/** What was typed on the page of a lead and is not what the pressed button saves. */
export function typedBeside(action: string, fields: Fields): Typed {
  const typed: Typed = {}
  const { note } = checkNote(fields.note)
  if (action !== 'notes' && note !== '') {
    typed.note = note
    typed.noteKey = fields.noteKey
  }
  const values = stateValues(fields)
  const isSet = fields.before !== undefined && stateText(values) !== fields.before
  if (action === 'state' || !isSet) return typed
  // An answer takes up a new lead: what comes back must not make it new again.
  const isTakenUp = action === 'answered' && isStillNew(values, fields.before)
  const status = isTakenUp ? 'in-work' : values.status
  return { ...typed, state: { values: { ...values, status }, revision: revisionIn(fields) } }
}
