/** SQLite, the system below it, and Postgres. */
const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']

/** Whether something could not be written because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && FULL.includes(code)) return true
  return cause !== undefined && isDiskFull(cause)
}
