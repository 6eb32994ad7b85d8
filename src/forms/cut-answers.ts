import { type Field, type FormTable, fieldsOf, type Values } from './table.ts'

/** For a field whose table names no limit: as long as the longest email address. */
const UNLIMITED_CHARACTERS = 254

/** What a draft has of a long text: the visitor shortens it, after the message about its length. */
const DRAFT_AREA_CHARACTERS = 30_000

/**
 * Cuts answers to what a draft has of them, so that it cannot be filled with anything else. That is always
 * more than may be sent: an answer that is too long gets its message, and is not shortened unseen.
 */
export function cutAnswers(form: FormTable, values: Values): Values {
  const fields = fieldsOf<FormTable>(form)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name]
      return field ? [[name, value.slice(0, draftLength(field))]] : []
    }),
  )
}

function draftLength({ input, maxLength = UNLIMITED_CHARACTERS }: Field): number {
  return input === 'area' ? DRAFT_AREA_CHARACTERS : maxLength + 1
}
