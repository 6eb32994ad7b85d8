import { isUnavailable } from './postgres-unavailable.ts'

/** The file is locked, its disk is full or does not answer. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|NOMEM|CANTOPEN|READONLY)/
/** Deadlocks and the like, resources of the server used up, read-only for a while, cut off. */
const POSTGRES = /^(40\w{3}|53\w{3}|25006|55P03|57014|58\w{3})$/

/** Whether what a database refused just now it may take later, unchanged. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return isUnavailable(error) || SQLITE.test(code) || POSTGRES.test(code)
}
