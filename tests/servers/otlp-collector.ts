import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP/JSON has it, with its attributes as an object. */
export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
}

interface OtlpAttribute {
  key: string
  value: Record<string, unknown>
}
interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: (CollectedSpan & { attributes: OtlpAttribute[] })[] }[]
  }[]
}

/** Stands for an OpenTelemetry collector: takes traces as OTLP/JSON over HTTP on loopback. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  let received = ''
  let hangs = false
  let unanswered = 0
  const server = createServer(async (request, answer) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (hangs) return unanswered++
    received += body
    if (request.url !== '/v1/traces') return answer.writeHead(404).end()
    spans.push(...spansIn(JSON.parse(body)))
    return answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that was sent, as text. */
    received: () => received,
    /** From now on, it answers nobody. */
    hang() {
      hangs = true
    },
    unanswered: () => unanswered,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function spansIn({ resourceSpans }: OtlpRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(read(resource.attributes)['service.name'])
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: read(span.attributes) })),
    )
  })
}

function read(attributes: OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
