import { isUnavailable } from './postgres-unavailable.ts'

/** The file is locked, or its disk is full or not responding. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|NOMEM|CANTOPEN|READONLY)/
/** Deadlocks and serialization failures, exhausted resources, read-only mode, canceled queries. */
const POSTGRES = /^(40\w{3}|53\w{3}|25006|55P03|57014|58\w{3})$/

/** Whether a database error is temporary, so that the same operation may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return isUnavailable(error) || SQLITE.test(code) || POSTGRES.test(code)
}
