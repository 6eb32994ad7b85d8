import { randomUUID } from 'node:crypto'

/** A UUID, or what else proxies make: 32 hexadecimal digits, say. No word fits into it. */
const WELL_FORMED = /^[\da-f][\da-f-]{15,63}$/i

/**
 * The id of a request.
 * @param given The header X-Request-Id, if a trusted proxy sent it.
 * @returns That one if it is well formed, otherwise a new one.
 */
export function requestId(given: string | null | undefined): string {
  return given && WELL_FORMED.test(given) ? given.toLowerCase() : randomUUID()
}
