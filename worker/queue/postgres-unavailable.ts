const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ENOENT)$/
/** Connection exceptions, shutdown or startup, too many connections. */
const SERVER = /^(08\w{3}|57P0[1-5]|53300)$/
const DRIVER =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i

/** Whether an error means that Postgres cannot be reached, rather than that it rejected a query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NETWORK.test(code) || SERVER.test(code) || DRIVER.test(error.message)
}
