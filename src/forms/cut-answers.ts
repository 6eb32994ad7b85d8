import { type FormTable, fieldsOf, type Values } from './table.ts'

/** For a field whose table names no limit: as long as the longest email address. */
const UNLIMITED_CHARACTERS = 254

/**
 * Cuts answers to what their fields can hold, so that a draft cannot be filled with anything else.
 * @param more So many characters may exceed the limit: with one, the message about the length shows.
 */
export function cutAnswers(form: FormTable, values: Values, more = 0): Values {
  const fields = fieldsOf<FormTable>(form)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name]
      return field ? [[name, value.slice(0, (field.maxLength ?? UNLIMITED_CHARACTERS) + more)]] : []
    }),
  )
}
