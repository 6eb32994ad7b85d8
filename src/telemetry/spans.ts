/** What is known of a span. Ids and kinds, never what a visitor typed. */
export type Attributes = Record<string, string | number | boolean>

export interface Span {
  set(attributes: Attributes): void
}

/** Whose side of a request or job a span shows. */
export type Side = 'internal' | 'server' | 'client' | 'consumer'

export interface Tracer {
  inSpan<T>(
    name: string,
    options: { side: Side; attributes: Attributes },
    work: (span: Span) => Promise<T>,
  ): Promise<T>
}

// On the global object because main.ts and the application are built apart, each with this file.
const holder = globalThis as { fayerweatherTracer?: Tracer }

/** From now on, `inSpan` records. */
export function setTracer(tracer: Tracer): void {
  holder.fayerweatherTracer = tracer
}

/**
 * Runs some work in a span of the trace that it belongs to; without OTEL_EXPORTER_OTLP_ENDPOINT, just runs it.
 * @param work Gets the span, to add what is known only later; undefined without traces.
 */
export function inSpan<T>(
  name: string,
  { side = 'internal', ...attributes }: Attributes & { side?: Side },
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const tracer = holder.fayerweatherTracer
  return tracer ? tracer.inSpan(name, { side, attributes }, work) : work()
}
