import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

const LOG_EVERY_MS = 60_000

/**
 * Logs what pg-boss reports. While Postgres is unavailable, each of its lanes reports that at every poll: the same
 * message is logged once a minute, with how often it came since.
 */
export function logQueueErrors(boss: Pick<PgBoss, 'on'>, log: Logger): void {
  const seen = new Map<string, { loggedAt: number; since: number }>()
  // Without a listener, an error event would crash the process. pg-boss continues after each of them.
  boss.on('error', (reported) => {
    const error = toError(reported)
    const before = seen.get(error.message)
    const now = Date.now()
    if (before && now - before.loggedAt < LOG_EVERY_MS) {
      before.since++
      return
    }
    for (const [message, { loggedAt }] of seen) {
      if (now - loggedAt >= LOG_EVERY_MS) seen.delete(message)
    }
    seen.set(error.message, { loggedAt: now, since: 0 })
    const repeated = before?.since || undefined
    log.warn({ err: error, repeated }, 'the queue reported an error')
  })
  boss.on('warning', ({ message }) => log.warn({ message }, 'the queue reported a warning'))
}

/** Of its lanes' errors, pg-boss reports a copy of the properties, which is no Error. */
function toError(reported: unknown): Error {
  if (reported instanceof Error) return reported
  const { message = 'an error without a message', ...rest } = Object(reported) as Partial<Error>
  return Object.assign(new Error(message), rest)
}
