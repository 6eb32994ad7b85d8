/** The texts of a form by name. */
export type Fields = Record<string, string>

/** Forms of staff's access carry some short texts. */
export const MAX_FORM_BYTES = 8 * 1024

/** A posted form's texts; files and repeated fields are none of ours. */
export async function fieldsOf(req: {
  parseBody(): Promise<Record<string, unknown>>
}): Promise<Fields> {
  const body = await req.parseBody()
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
