import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import type { Db } from '../../../db/open.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import type { WorkerContext } from '../../../worker/jobs/context.ts'
import { postLead } from '../../../worker/jobs/post-lead.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases, openSqlite } from '../../servers/databases.ts'

const KEY = Buffer.from('thirty-two bytes that nobody has')
const SECRET = `whsec_${KEY.toString('base64')}`

onBothDatabases('a lead for the webhook', (open) => {
  test('is promised with the lead, where a webhook is set, and once', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const { id } = await acceptSubmission(db, request, { postsToWebhook: true })
    await acceptSubmission(db, request, { postsToWebhook: true })
    await acceptSubmission(db, quoteRequest())
    expect(await promised(db)).toEqual([JSON.stringify({ submissionId: id })])
  })
})

test('the webhook gets every answer, signed', async () => {
  const { db } = await openSqlite()
  const crm = await startCrm()
  const { id, reference } = await acceptSubmission(db, quoteRequest({ email: 'jane@x.example' }))
  await post(db, crm.url, id)
  const [call] = crm.calls
  const event = JSON.parse(call?.body ?? '')
  expect(event).toMatchObject({
    type: 'lead.received',
    data: {
      id,
      reference,
      kind: 'quote',
      answers: { first_name: 'Jane', vessel_length: 27 },
      application: {},
      applicationDetails: { set: 'boat', answers: { length: { value: 27 } } },
      source: { town: 'bridgeport' },
      url: `https://www.agency.example/admin/leads/${id}`,
    },
  })
  const headers: Record<string, unknown> = call?.headers ?? {}
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${call?.body}`
  const right = createHmac('sha256', KEY).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${right}`)
  expect(headers['webhook-id']).toBe(`lead_${id}`)
})

test('the webhook gets the answers as they were last corrected', async () => {
  const { db } = await openSqlite()
  const crm = await startCrm()
  const request = quoteRequest()
  const { id } = await acceptSubmission(db, request)
  const formData = { ...request.formData, phone: '860-555-9999' }
  await acceptSubmission(db, { ...request, formData })
  await post(db, crm.url, id)
  expect(JSON.parse(crm.calls[0]?.body ?? '').data.answers).toEqual(formData)
})

test.each([
  ['an error', 500],
  ['a redirect to elsewhere', 302],
])('%s is a failure that is tried again, under the same id', async (_, status) => {
  const { db } = await openSqlite()
  const crm = await startCrm()
  const { id } = await acceptSubmission(db, quoteRequest())
  crm.answer = status
  await expect(post(db, crm.url, id)).rejects.toThrow(`status ${status}`)
  crm.answer = 204
  await post(db, crm.url, id)
  expect(crm.calls.map(({ headers }) => headers['webhook-id'])).toEqual([
    `lead_${id}`,
    `lead_${id}`,
  ])
})

test.each([
  [302, true],
  [401, true],
  [422, true],
  [501, true],
  [408, false],
  [429, false],
  [503, false],
])('whether another try can change an answer of %i is known', async (status, isForGood) => {
  const { db } = await openSqlite()
  const crm = await startCrm()
  const { id } = await acceptSubmission(db, quoteRequest())
  crm.answer = status
  await expect(post(db, crm.url, id)).rejects.toMatchObject({ why: `status ${status}`, isForGood })
})

test('a webhook that is not there fails, and a deleted lead is not posted', async () => {
  const { db } = await openSqlite()
  const { id } = await acceptSubmission(db, quoteRequest())
  const refused = { why: 'no answer (ECONNREFUSED)', isForGood: false }
  // Not port 1, which fetch refuses by itself.
  await expect(post(db, 'http://127.0.0.1:2/', id)).rejects.toMatchObject(refused)
  await deleteLeads(db, null, [id])
  const crm = await startCrm()
  await post(db, crm.url, id)
  expect(crm.calls).toEqual([])
})

test('a webhook without a secret, or with a weak one, is a wrong setting', () => {
  const LEADS_WEBHOOK = 'https://crm.example/leads'
  expect(() => parseConfig({ LEADS_WEBHOOK })).toThrow('LEADS_WEBHOOK_SECRET is required')
  expect(() => parseConfig({ LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET: 'secret' })).toThrow('whsec_')
})

async function promised(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('queue', '=', 'post-lead')
    .execute()
  return rows.map(({ payload }) => payload)
}

function post(db: Db, url: string, submissionId: string): Promise<void> {
  const settings = parseConfig({
    SITE_URL: 'https://www.agency.example',
    LEADS_WEBHOOK: url,
    LEADS_WEBHOOK_SECRET: SECRET,
  })
  const context = { db, settings, log: pino({ enabled: false }) } as WorkerContext
  return postLead(context, { submissionId }, new AbortController().signal)
}

/** What a CRM is to this site: a server that takes a POST. */
async function startCrm() {
  const calls: { body: string; headers: Record<string, unknown> }[] = []
  const crm = { url: '', answer: 204, calls }
  const server = createServer(async (request, response) => {
    calls.push({ body: await text(request), headers: request.headers })
    response.writeHead(crm.answer, { location: 'http://127.0.0.1:1/' }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  crm.url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/`
  return crm
}
