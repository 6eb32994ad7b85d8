import { setTimeout as sleep } from 'node:timers/promises'
import type { Tracer as OtelTracer } from '@opentelemetry/api'
import type { Logger } from 'pino'
import { currentOrigin, withOrigin } from '../../db/ops/origin.ts'
import { parseTraceparent, traceparentOf } from './request-id.ts'
import { setTracer, type Tracer } from './spans.ts'

/** A process that stops loses at most the spans of so long. */
const EXPORT_EVERY_MS = 1000
const FLUSH_WITHIN_MS = 1000

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. When that does not answer, spans are dropped. Without it,
 * nothing of OpenTelemetry is loaded.
 * @param part The process, as traces name it.
 * @returns Sends what is left, for at most a second.
 */
export async function startTracing(
  part: 'web' | 'worker',
  isWanted: boolean,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!isWanted) return async () => {}
  try {
    return await start(part)
  } catch (err) {
    log.error({ err }, 'traces could not be started')
    return async () => {}
  }
}

async function start(part: string) {
  // Imported here: bundled with others, static imports would be loaded always.
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const exporter = new OTLPTraceExporter()
  const { OTEL_SERVICE_NAME: name } = process.env
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `${name || 'fayerweather-marine'}-${part}`,
      'service.instance.id': `${process.pid}`,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: EXPORT_EVERY_MS }),
    ],
  })
  setTracer(tracerOf(api, provider.getTracer('site')))
  return async () => {
    // An export that is under way has more time: whoever watches the site must not keep it from stopping.
    const patience = sleep(FLUSH_WITHIN_MS)
    await Promise.race([provider.forceFlush().catch(() => {}), patience])
  }
}

/**
 * The parent of a span is in the origin of the work, as text: so it goes through the queue of
 * renders and the jobs alike.
 */
function tracerOf(api: typeof import('@opentelemetry/api'), tracer: OtelTracer): Tracer {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const kinds = {
    internal: SpanKind.INTERNAL,
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    consumer: SpanKind.CONSUMER,
  }
  return {
    inSpan(name, { side, attributes }, work) {
      const origin = currentOrigin()
      const parent = parseTraceparent(origin.trace)
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
        : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[side], attributes }, context)
      return withOrigin({ ...origin, trace: traceparentOf(span.spanContext()) }, async () => {
        try {
          return await work({ set: (more) => void span.setAttributes(more) })
        } catch (error) {
          // Messages of errors may quote what somebody typed.
          const type = error instanceof Error ? error.name : typeof error
          span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
    },
  }
}
