import type { Fields } from '../../session/fields.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { checkNote } from './note.ts'
import { revisionIn, stateText, stateValues } from './state-values.ts'

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
  const isSet =
    fields.before !== undefined && stateText(values) !== fields.before.replaceAll('\r\n', '\n')
  if (action !== 'state' && isSet) typed.state = { values, revision: revisionIn(fields) }
  return typed
}
