/** A startup failure that an operator can fix; only its message is printed. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CannotStart'
  }
}

const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ENOENT)$/
/** Connection exceptions, shutdown or startup, too many connections. */
const SERVER = /^(08\w{3}|57P0[1-5]|53300)$/
const DRIVER =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i

/** Whether an error means that Postgres cannot be reached, rather than that it rejected a query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return NETWORK.test(code) || SERVER.test(code) || DRIVER.test(error.message)
}

/** The file is locked, or its disk is full or not responding. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|NOMEM|CANTOPEN|READONLY)/
/** Deadlocks and serialization failures, exhausted resources, read-only mode, canceled queries. */
const POSTGRES = /^(40\w{3}|53\w{3}|25006|55P03|57014|58\w{3})$/

/** Whether a database error is temporary, so that the same operation may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return isUnavailable(error) || SQLITE.test(code) || POSTGRES.test(code)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
