import { cleanText } from '../../../forms/values.ts'

export const MAX_NOTE_CHARACTERS = 5000

/** A note as it can be stored, and what is wrong with it. */
export function checkNote(typed: string | undefined): { note: string; error: string | undefined } {
  const note = cleanText(typed ?? '')
  if (note === '') return { note, error: 'Write the note first.' }
  if (note.length <= MAX_NOTE_CHARACTERS) return { note, error: undefined }
  const [has, can] = [note.length, MAX_NOTE_CHARACTERS].map((n) => n.toLocaleString('en-US'))
  return { note, error: `The note has ${has} characters, and can have ${can}.` }
}
