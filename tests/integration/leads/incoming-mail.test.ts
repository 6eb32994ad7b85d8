import { expect, test, vi } from 'vitest'
import { attachmentsOf } from '../../../db/leads/attachments.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { incomingOf } from '../../../db/leads/incoming.ts'
import { findLead, type Lead, messagesOf } from '../../../db/leads/lead.ts'
import { findDelivery, type LeadDelivery } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { receiveMessage } from '../../../src/incoming/receive.ts'
import { incomingMail } from '../../../src/incoming/routes.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { replyAddress } from '../../../src/settings/reply-address.ts'
import { loadLead } from '../../../src/staff/leads/detail/load-lead.ts'
import { timeLineEntries } from '../../../src/staff/leads/detail/time-line-entries.ts'
import { exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { writeReplyEmail } from '../../../worker/emails/reply-message.tsx'
import { writeLeadEmail } from '../../../worker/emails/write-lead-email.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'
import {
  ANSWER,
  ASKED,
  appleMail,
  bounce,
  gmail,
  outlook,
  type Sample,
} from '../../samples/incoming-mail.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases, openSqlite, type TestDatabase } from '../../servers/databases.ts'
import { mailed, parsed } from '../../staff/mailed.ts'
import { openDesk } from '../../staff/staff-desk.ts'

const KEY = 'the-key-of-a-mail-service-0123456789'

await vi.hoisted(async () => {
  const { mailSettings } = await import('../../sites/mail-settings.ts')
  Object.assign(process.env, mailSettings('smtp://127.0.0.1:1'), {
    REPLY_ADDRESS: 'answers@in.agency.example',
    INCOMING_MAIL_KEY: 'the-key-of-a-mail-service-0123456789',
  })
})

onBothDatabases('an answer that comes by mail', (open) => {
  test('is filed once on the lead whose message it answers, and staff are told', async () => {
    const { db, staff, lead, receive, answer, entries } = await openLead(await open())
    const raw = gmail(await answer())
    const before = await findLead(db, lead.id, staff.email)
    expect((await Promise.all([receive(raw), receive(raw)])).sort()).toEqual(['filed', 'repeated'])
    expect(await receive(raw)).toBe('repeated')
    const [message, ...others] = await incomingOf(db, lead.id)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      kind: 'message',
      isForeign: false,
      fromAddress: lead.email,
      text: `${ANSWER}\n\nJane`,
      quoted: expect.stringContaining(ASKED),
    })
    const after = await findLead(db, lead.id, staff.email)
    expect(after?.changesByOthers).toBe(Number(before?.changesByOthers) + 1)
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        text: 'The visitor answered by email',
        words: expect.objectContaining({ text: `${ANSWER}\n\nJane` }),
      }),
    )
    const { messages } = await mailed(db, 'deliver-message', deliverMessage)
    const told = (await parsed(messages)).filter(({ subject }) => subject?.startsWith('Answer: '))
    expect(told).toHaveLength(1)
    expect(told[0]?.to).toMatchObject([{ address: 'leads@agency.example' }])
    expect(told[0]?.text).toContain(ANSWER)
    expect(told[0]?.text).not.toContain(ASKED)
    const { json } = await exportPerson(db, lead.email)
    expect(JSON.parse(json).leads[0].cameByMail).toMatchObject([{ text: `${ANSWER}\n\nJane` }])
    expect(await deleteLeads(db, staff, [lead.id])).toBe(1)
    expect(await db.selectFrom('lead_incoming').select('id').execute()).toEqual([])
  })

  test('finds its lead by the token of the address, however it is written', async () => {
    const { db, lead, receive, settings } = await openLead(await open())
    const address = replyAddress(settings, lead.reference) ?? ''
    expect(address).toMatch(/^answers\+fm-.{9}-[\da-f]{20}@in\.agency\.example$/)
    const to = `"Anna" <${address.toUpperCase()}>`
    expect(await receive(outlook({ from: lead.email, to }))).toBe('filed')
    const headers = [`Delivered-To: ${address}`]
    expect(await receive(appleMail({ from: 'Jane <jane@work.example>', headers }))).toBe('filed')
    expect((await incomingOf(db, lead.id)).map(({ isForeign }) => isForeign)).toEqual([false, true])
    const forged = address.replace(/[\da-f]@/, (end) => (end === '0@' ? '1@' : '0@'))
    expect(await receive(gmail({ from: lead.email, to: forged }))).toBe('unmatched')
    const other = await acceptLead(db)
    const moved = address.replace(/fm-.{9}/, other.reference.toLowerCase())
    expect(await receive(gmail({ from: lead.email, to: moved }))).toBe('unmatched')
    expect(await incomingOf(db, other.id)).toEqual([])
  })

  test('from another address says so; about no lead, or a deleted one, nothing of it is kept', async () => {
    const { db, staff, lead, receive, answer, entries } = await openLead(await open())
    const files = [{ name: 'a.pdf', type: 'application/pdf', content: pdfOfSize(2000) }]
    const about = await answer()
    expect(await receive(gmail({ from: 'Bo <bo@else.example>', answers: about.answers }))).toBe(
      'filed',
    )
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        text: 'An answer came by email',
        more: 'From another address: bo@else.example',
      }),
    )
    expect(await receive(gmail({ from: lead.email, files }))).toBe('unmatched')
    const unknown = `<${crypto.randomUUID()}@www.agency.example>`
    expect(await receive(gmail({ from: lead.email, answers: unknown, files }))).toBe('unmatched')
    await deleteLeads(db, staff, [lead.id])
    expect(await receive(gmail({ ...about, files }))).toBe('unmatched')
    for (const table of ['lead_incoming', 'attachments'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
    }
  })

  test('that a program wrote, or the office itself, is kept out; a failure is a line', async () => {
    const { db, staff, lead, receive, answer, entries } = await openLead(await open())
    const { answers = '' } = await answer()
    const office = ['office@agency.example', 'leads@agency.example', staff.email]
    for (const from of office) expect(await receive(gmail({ from, answers }))).toBe('own')
    expect(await receive(gmail({ from: lead.email, messageId: answers }))).toBe('own')
    const headers = ['Auto-Submitted: auto-replied']
    expect(await receive(gmail({ from: lead.email, answers, headers }))).toBe('automatic')
    expect(await receive(bounce(answers, 'delayed'))).toBe('automatic')
    expect(await receive(bounce(`<${crypto.randomUUID()}@www.agency.example>`))).toBe('automatic')
    expect(await incomingOf(db, lead.id)).toEqual([])
    expect(await receive(bounce(answers))).toBe('undelivered')
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        text: 'A message to jane@visitor.example could not be delivered',
        more: 'The mail server said: 550 5.1.1 No such user here',
        isProblem: true,
      }),
    )
    expect(await news(db, lead.id)).toEqual([])
  })

  test('has nothing mailed to whoever wrote it, whatever comes and however often', async () => {
    const { db, lead, receive, answer } = await openLead(await open())
    const about = await answer()
    const before = await promised(db)
    const samples: Sample[] = [
      about,
      { ...about, from: 'bo@else.example' },
      { ...about, from: 'leads@agency.example' },
      { ...about, headers: ['X-Autoreply: yes'] },
      {
        ...about,
        headers: ['Reply-To: bo@else.example', 'Disposition-Notification-To: bo@x.example'],
      },
      { from: 'bo@else.example' },
    ]
    for (const sample of [...samples, ...samples]) {
      for (const write of [gmail, outlook, appleMail]) await receive(write(sample))
    }
    await receive(bounce(about.answers ?? ''))
    const all = await promised(db)
    const since = all.filter(({ id }) => !before.some((one) => one.id === id))
    expect(since.length).toBe(
      (await incomingOf(db, lead.id)).filter(({ kind }) => kind === 'message').length,
    )
    for (const { audience, topic } of since)
      expect([audience, topic]).toEqual(['agency', 'incoming'])
    const { messages } = await mailed(db, 'deliver-message', deliverMessage)
    const told = messages.filter(({ raw }) => /^Subject: Answer: /m.test(`${raw}`))
    expect(told.length).toBe(since.length)
    for (const { to } of told) expect(to).toEqual(['leads@agency.example'])
  })

  test('of a held lead is filed, and nobody is told', async () => {
    const { db, receive, settings } = await openLead(await open())
    const held = await holdLead(db)
    const to = replyAddress(settings, held.reference) ?? ''
    expect(await receive(gmail({ from: held.email, to }))).toBe('filed')
    expect(await news(db, held.id)).toEqual([])
  })

  test('brings its files into quarantine, of the kinds and number that are taken', async () => {
    const { db, lead, receive, answer, entries } = await openLead(await open(), {
      CLAMD_URL: 'tcp://127.0.0.1:1',
    })
    const [[name = '', jpeg] = []] = Object.entries(acceptedFiles).filter(
      ([, { type }]) => type === 'image/jpeg',
    )
    const pdf = { name: 'survey.pdf', type: 'application/pdf', content: pdfOfSize(3000) }
    const files = [
      pdf,
      { name, type: 'application/octet-stream', content: jpeg?.bytes ?? Buffer.alloc(0) },
      { name: '../tool.exe', type: 'application/pdf', content: Buffer.from('MZ of a program') },
      { name: 'empty.pdf', type: 'application/pdf', content: Buffer.alloc(0) },
      { name: 'large.pdf', type: 'application/pdf', content: pdfOfSize(10.5 * 1024 ** 2) },
    ]
    expect(await receive(appleMail({ ...(await answer()), files }))).toBe('filed')
    const stored = await attachmentsOf(db, lead.id)
    expect(stored.map(({ state, isReleased }) => [state, isReleased])).toEqual([
      ['being checked', false],
      ['being checked', false],
    ])
    const scans = await db
      .selectFrom('outbox')
      .select('payload')
      .where('queue', '=', 'scan-attachment')
      .execute()
    expect(scans.map(({ payload }) => JSON.parse(payload).attachmentId).sort()).toEqual(
      stored.map(({ id }) => id).sort(),
    )
    const [message] = await incomingOf(db, lead.id)
    expect(message?.refusedFiles).toEqual(['tool.exe', 'empty.pdf', 'large.pdf'])
    const shown = await entries()
    expect(shown.find(({ key }) => key === message?.id)?.more).toMatch(
      /^With survey\.pdf, .+\. Not taken because of their kind, size or number: tool\.exe, empty\.pdf, large\.pdf$/,
    )
    expect(shown.filter(({ text }) => text.startsWith('The visitor added'))).toEqual([])
    // What the lead has already, and more than ten.
    const more = Array.from({ length: 11 }, (_, n) => ({
      ...pdf,
      name: `${n}.pdf`,
      content: pdfOfSize(4000 + n),
    }))
    expect(await receive(gmail({ ...(await answer()), files: [pdf, ...more] }))).toBe('filed')
    expect(await attachmentsOf(db, lead.id)).toHaveLength(11)
  })
})

test('a reply from the desk asks for answers at the address of its lead, or without one at the broker', async () => {
  const { db, lead, settings, receive } = await openLead(await openSqlite())
  const staff = { staffEmail: 'anna@agency.example', staffName: 'Anna Fowler' }
  const reply = {
    ...staff,
    id: 'a',
    subject: 'Re: Your boat',
    text: ASKED,
    createdAt: '',
    purpose: 'reply',
  } as const
  const delivery = { id: crypto.randomUUID(), createdAt: new Date().toISOString(), acceptedBy: [] }
  const write = async (config: typeof settings) => {
    const { raw } = await writeReplyEmail(config, delivery, lead, reply, undefined)
    return (await parsed([{ raw }]))[0]?.replyTo?.[0]
  }
  const to = await write(settings)
  expect(to).toMatchObject({ name: 'Anna Fowler', address: replyAddress(settings, lead.reference) })
  expect(await receive(gmail({ from: lead.email, to: `${to?.name} <${to?.address}>` }))).toBe(
    'filed',
  )
  expect(await incomingOf(db, lead.id)).toHaveLength(1)
  const without = await write({ ...settings, replyAddress: undefined })
  expect(without).toMatchObject({ name: 'Anna Fowler', address: staff.staffEmail })
})

test('the confirmation asks for answers at the address of its lead, or without one at the agency', async () => {
  const { db, lead, settings, receive } = await openLead(await openSqlite())
  const sent = (await messagesOf(db, lead.id)).find(({ audience }) => audience === 'visitor')
  const submission = (await findLead(db, lead.id)) as Lead
  const delivery = (await findDelivery(db, sent?.id ?? '')) as LeadDelivery
  const write = async (config: typeof settings) => {
    const { raw } = await writeLeadEmail({ db, settings: config }, delivery, submission)
    return (await parsed([{ raw }]))[0]?.replyTo?.[0]?.address
  }
  const to = await write(settings)
  expect(to).toBe(replyAddress(settings, lead.reference))
  expect(await receive(gmail({ from: lead.email, to }))).toBe('filed')
  expect(await write({ ...settings, replyAddress: undefined })).toBe(settings.site.email)
})

test('a store that is down has the message come again, and nothing is filed until then', async () => {
  const { db, lead, settings, store, answer } = await openLead(await openSqlite())
  const raw = gmail({
    ...(await answer()),
    files: [{ name: 'a.pdf', type: 'application/pdf', content: pdfOfSize(2000) }],
  })
  const broken = { ...store, put: async () => Promise.reject(new Error('down')) }
  const stores = { db, settings, report: () => {} }
  await expect(receiveMessage({ ...stores, store: broken }, raw)).rejects.toThrow(
    'could not be stored',
  )
  expect(await incomingOf(db, lead.id)).toEqual([])
  expect(await receiveMessage({ ...stores, store }, raw)).toBe('filed')
  expect(await attachmentsOf(db, lead.id)).toHaveLength(1)
})

test('a mail service posts the raw message with its key, in any of the usual ways', async () => {
  const { db, lead, answer } = await openLead(await openSqlite())
  const about = await answer()
  const post = (body: BodyInit, type: string, headers = bearer) =>
    incomingMail.request('/incoming', {
      method: 'POST',
      body,
      headers: { ...(type && { 'content-type': type }), ...headers },
    })
  const bearer: Record<string, string> = { authorization: `Bearer ${KEY}` }
  const filed = await post(gmail(about), 'message/rfc822')
  expect([filed.status, await filed.json()]).toEqual([200, { received: 'filed' }])
  const basic = { authorization: `Basic ${Buffer.from(`mail:${KEY}`).toString('base64')}` }
  expect((await post(outlook(about), 'application/octet-stream', basic)).status).toBe(200)
  const form = new FormData()
  form.set('email', `${appleMail(about)}`)
  expect(await (await post(form, '')).json()).toEqual({ received: 'filed' })
  expect(await incomingOf(db, lead.id)).toHaveLength(3)
  const nothing = await post(gmail({ from: 'a@b.example' }), 'message/rfc822')
  expect([nothing.status, await nothing.json()]).toEqual([200, { received: 'unmatched' }])

  for (const authorization of ['', 'Bearer wrong', `Basic ${KEY}`, `Bearer ${KEY}x`]) {
    expect((await post(gmail(about), 'message/rfc822', { authorization })).status).toBe(401)
  }
  expect((await post('', 'message/rfc822')).status).toBe(400)
  const large = await post(Buffer.alloc(26 * 1024 ** 2, 'x'), 'message/rfc822')
  expect([large.status, (await large.json()).error.message]).toEqual([
    413,
    'A message can have up to 25 MB.',
  ])
  expect((await incomingMail.request('/incoming', { headers: bearer })).status).toBe(405)
  expect(await incomingOf(db, lead.id)).toHaveLength(3)
})

async function openLead(database: TestDatabase, more: Record<string, string> = {}) {
  const { db } = database
  const store = openObjectStore(database)
  const { staff } = await openDesk(database, store)
  const lead = await acceptLead(db)
  const settings = parseConfig({ ...process.env, ...more, DATA_DIR: database.dataDir })
  return {
    ...{ db, staff, lead, settings, store },
    receive: (raw: Buffer) =>
      receiveMessage({ db, store, settings, report: (error) => expect.fail(`${error}`) }, raw),
    /** What an answer of the visitor to the confirmation has. */
    answer: async (): Promise<Sample> => {
      const sent = (await messagesOf(db, lead.id)).find(({ audience }) => audience === 'visitor')
      return { from: lead.email, answers: `<${sent?.id}@www.agency.example>` }
    },
    async entries() {
      const loaded = await loadLead(db, lead.id, staff, false)
      return loaded ? timeLineEntries(loaded.lead, loaded, loaded.names) : []
    },
  }
}

async function news(db: Db, id: string) {
  return (await messagesOf(db, id)).filter(({ topic }) => topic === 'incoming')
}

/** Every message that is promised, whoever gets it. */
async function promised(db: Db) {
  const rows = await db.selectFrom('deliveries').select('id').execute()
  const all = await Promise.all(rows.map(({ id }) => findDelivery(db, id)))
  return all.filter((one) => one !== undefined)
}
