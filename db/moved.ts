/** How Postgres says it; five letters, as SQLSTATE has. */
export const MOVED_STATE = 'MOVED'
/** How both databases begin the sentence. */
export const MOVED = 'The site has moved'

/** Whether a write was refused because the site has moved to another database. */
export function isMoved(error: unknown): boolean {
  const { code, message, cause } = Object(error) as Record<string, unknown>
  if (code === MOVED_STATE) return true
  if (code === 'SQLITE_CONSTRAINT_TRIGGER' && String(message).startsWith(MOVED)) return true
  return cause !== undefined && isMoved(cause)
}
