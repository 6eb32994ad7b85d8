import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { type CollectedSpan, startCollector } from '../../servers/otlp-collector.ts'
import { shared } from '../../servers/shared.ts'
import type { Settings } from '../../sites/launched.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'

const answers = {
  ...{ name: 'Quillname Vellumson', email: 'quillmail@visitors.example', phone: '(203) 555-0147' },
  ...{ subject: 'Claims', message: 'quillmessage', zipCode: '06604' },
}
const MARKS = /quill|vellumson|555-?0147|visitors\.example/i

beforeAll(() => shared('build'))

test('a trace shows the way of a lead from the request to its messages', async () => {
  const collector = await startCollector()
  onTestFinished(() => collector.stop())
  const { site } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await site.startWorker()
  await (await fetch(`${site.address}/contact?town=${randomUUID()}`)).arrayBuffer()
  const parent = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }
  expect(await send(site, { traceparent: `00-${parent.trace}-${parent.span}-01` })).toBe(200)

  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  await until('the messages are traced', () => named('send mail').length === 2)
  await until('their jobs are traced', () => named('job deliver-message').length === 2)
  await until('the request is traced', () => named('POST').length > 0)
  for (const mail of named('send mail')) {
    const way = wayOf(mail, collector.spans)
    expect(way.map(({ service, name }) => `${service} ${name}`)).toEqual([
      'fayerweather-marine-worker send mail',
      'fayerweather-marine-worker job deliver-message',
      'fayerweather-marine-web store lead',
      'fayerweather-marine-web POST',
    ])
    expect(way.at(-1)).toMatchObject({ traceId: parent.trace, parentSpanId: parent.span })
    expect(way.at(-1)?.attributes).toMatchObject({
      'http.route': '/api/trpc/*',
      'http.response.status_code': 200,
    })
  }
  await until('a page is traced', () =>
    named('render').some((span) => wayOf(span, collector.spans).at(-1)?.name === 'GET'),
  )
  expect(collector.received()).not.toMatch(MARKS)

  // A collector that no longer answers, and one that is gone.
  collector.hang()
  expect(await send(site)).toBe(200)
  await until('nobody answers the traces', () => collector.unanswered() > 0)
  expect(await send(site)).toBe(200)
  await collector.stop()
  expect(await send(site)).toBe(200)
  await site.stop()
})

async function start(settings: Settings = {}) {
  const { db, env } = await openSqlite()
  const site = new WebSite({ ...env, TRUSTED_PROXIES: '1', ...settings })
  onTestFinished(() => site.stop('SIGKILL'))
  await site.start()
  return { site, db }
}

async function send(site: WebSite, headers: Record<string, string> = {}): Promise<number> {
  const call = { formType: 'contact', submissionKey: randomUUID(), formData: answers }
  const answer = await fetch(`${site.address}/api/trpc/forms.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(call),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A span, the one that it is a part of, and so on. */
function wayOf(span: CollectedSpan, all: CollectedSpan[]): CollectedSpan[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [span, ...wayOf(parent, all)] : [span]
}
