/** The value of a JSON column, or `fallback` if the text is missing, invalid or of another shape. */
export function fromJson<T>(
  text: string | null,
  isRight: (value: unknown) => value is T,
  fallback: T,
): T {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRight(value) ? value : fallback
  } catch {
    return fallback
  }
}

/** The non-empty strings of a JSON column's list; none if it is invalid. */
export function textsFromJson(text: string | null): string[] {
  return listFromJson(text, isText)
}

/** The valid entries of a JSON column's list; none if it is invalid. */
export function listFromJson<T>(text: string | null, isRight: (value: unknown) => value is T): T[] {
  return entriesOf(fromJson<unknown[]>(text, Array.isArray, []), isRight)
}

/** The valid entries of a list; none if it is not a list. */
export function entriesOf<T>(value: unknown, isRight: (entry: unknown) => entry is T): T[] {
  return Array.isArray(value) ? value.filter(isRight) : []
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is an object whose named fields are strings. */
export function hasTexts<K extends string>(
  value: unknown,
  ...fields: K[]
): value is Record<K, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => isText((value as Record<string, unknown>)[field]))
  )
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
