/** The text fields of a form by name. */
export type Fields = Record<string, string>

/** The access forms have a few short fields. */
export const MAX_FORM_BYTES = 8 * 1024

/** A posted form's text fields; our forms have no files or repeated fields. */
export async function fieldsOf(req: {
  parseBody(): Promise<Record<string, unknown>>
}): Promise<Fields> {
  const body = await req.parseBody()
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
