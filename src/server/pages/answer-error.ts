import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { log } from '../../http/log.ts'
import { errorPage } from './error-page.ts'

/** Answers a request that failed, and says so in the log unless it is the client's own doing. */
export function answerError(err: Error, c: Context): Response {
  const { path } = c.req
  if (isCutOff(c.env?.incoming)) {
    log.info({ path }, 'a request was cut off')
    return c.text('The request did not arrive in full.', 408)
  }
  log.error({ err, path }, 'a request failed')
  if (!path.startsWith('/api/')) return errorPage()
  return c.json({ error: { message: 'Something went wrong.' } }, 500)
}

/**
 * Whether the connection ended before the whole body had come: nobody reads the answer, which is only counted.
 * @param request Something else when no server received it, as in tests.
 */
function isCutOff(request: unknown): boolean {
  return request instanceof IncomingMessage && request.destroyed && !request.complete
}
