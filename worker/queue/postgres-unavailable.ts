const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ENOENT)$/
/** Connection exceptions, shutting down or starting up, too many connections. */
const SERVER = /^(08\w{3}|57P0[1-5]|53300)$/
const DRIVER =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i

/** Whether an error says that Postgres cannot be reached just now, rather than that it said no. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NETWORK.test(code) || SERVER.test(code) || DRIVER.test(error.message)
}
