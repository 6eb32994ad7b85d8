/** The box with the consent to be called, in a post and in what the browser saves. */
export const MAY_CALL = 'may_call'

/** What the fields of a form say of it; undefined when they do not have the box. */
export function mayCallIn(fields: { readonly [name: string]: string | undefined }) {
  const value = fields[MAY_CALL]
  return value === undefined ? undefined : value !== ''
}
