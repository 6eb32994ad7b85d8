/** The first characters of a text, and '...' where it goes on. */
export function beginningOf(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}...` : text
}
