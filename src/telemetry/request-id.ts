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

/** A span that others can name as their parent. */
interface SpanAddress {
  traceId: string
  spanId: string
  traceFlags: number
}

const FORM = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Reads a `traceparent` (W3C Trace Context); undefined when it is none. */
export function parseTraceparent(text: string | null | undefined): SpanAddress | undefined {
  const [, traceId, spanId, flags] = FORM.exec(text ?? '') ?? []
  return traceId && spanId && flags
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
    : undefined
}

/** The header of a request, if it is one: what else may stand there is stored nowhere. */
export function validTraceparent(text: string | null | undefined): string | undefined {
  return text && FORM.test(text) ? text : undefined
}

/** Writes one. */
export function traceparentOf({ traceId, spanId, traceFlags }: SpanAddress): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
