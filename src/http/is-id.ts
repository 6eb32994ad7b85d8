const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text can be an id, as `randomUUID` makes them: no database need be asked about others. */
export function isId(text: string | undefined): text is string {
  return UUID.test(text ?? '')
}
