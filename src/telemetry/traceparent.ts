/** A span that others can name as their parent. */
export interface SpanAddress {
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
