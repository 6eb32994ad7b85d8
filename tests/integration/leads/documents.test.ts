import { expect, onTestFinished, test, vi } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { followUp, openAskings } from '../../../db/leads/document-askings.ts'
import { documentsOf } from '../../../db/leads/documents.ts'
import { messagesOf } from '../../../db/leads/lead.ts'
import { changeLeads } from '../../../db/leads/lead-changes.ts'
import { repliesOf } from '../../../db/leads/replies.ts'
import { recordVerdict } from '../../../db/leads/scan-verdicts.ts'
import { markRefused, markSent } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { saveSettings } from '../../../db/settings/settings.ts'
import { handleFiles } from '../../../src/confirmation/handle-files.ts'
import { reminderText } from '../../../src/leads/documents-message.ts'
import { config } from '../../../src/settings/config.ts'
import { statusPath } from '../../../src/settings/lead-tokens.ts'
import { exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { spoolFolder } from '../../../src/storage/spool.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { followUpDocuments } from '../../../worker/recurring/follow-up-documents.ts'
import { pdfOfSize } from '../../samples/files.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { mailed, parsed } from '../../staff/mailed.ts'
import { openDesk } from '../../staff/staff-desk.ts'

// The web process never connects to the mail server: it only knows that there is one, from when it is loaded.
await vi.hoisted(async () => {
  const { mailSettings } = await import('../../sites/mail-settings.ts')
  Object.assign(process.env, mailSettings('smtp://127.0.0.1:1'))
})

const DAY_MS = 86_400_000
const from = { staff: 'Anna', agency: 'Test Marine', phone: '203-555-0142' }
const write = (names: string[]) => reminderText({ answers: {}, names, from })
const later = () => new Date(Date.now() + DAY_MS).toISOString()

let bytes = 1000
const freshPdf = () => pdfOfSize(++bytes)

onBothDatabases('documents that a visitor is asked for', (open) => {
  test('are asked for in one message, ticked as they arrive, and gone with the lead', async () => {
    const { db, staff, lead, ask, send, states } = await openAsked(await open())
    const key = crypto.randomUUID()
    const asked = {
      askedKey: key,
      'asked-0': 'Survey',
      'asked-3': 'Photo of the hull',
      askedOther: ' Letter of the  yard ',
      askedWords: 'Dear {first name}, before I call:',
    }
    const answers = await Promise.all([ask(asked), ask(asked)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [reply, ...others] = await repliesOf(db, lead.id)
    expect(others).toEqual([])
    expect(reply).toMatchObject({ purpose: 'asking', staffEmail: staff.email })
    expect(reply?.text).toMatch(
      /^Hello Jane,\n\nDear Jane, before I call:\n\n• Survey\n• Photo of the hull\n• Letter of the yard\n\n.*\n\n{link}\n\nAnna/,
    )
    const { messages } = await mailed(db, 'mail-reply', deliverMessage)
    const [mail] = await parsed(messages)
    expect(messages).toHaveLength(1)
    expect(mail?.html).toMatch(/href="https:\/\/www\.agency\.example\/request\?token=[\w-]{44}"/)
    expect(mail?.references).toMatch(/^<.+@www\.agency\.example>$/)

    const [survey, photo, letter] = await documentsOf(db, lead.id)
    const [pdf, picture] = [freshPdf(), freshPdf()]
    const done = await send({ [`document-${survey?.id}`]: [pdf, freshPdf()] }, [
      ['asked', letter?.id],
      ['unavailable', letter?.id],
      ['asked', photo?.id],
    ])
    expect(done).toHaveProperty('status', 303)
    expect(await states()).toEqual(['received', 'missing', 'unavailable'])
    expect((await documentsOf(db, lead.id))[0]?.fileIds).toHaveLength(2)
    // What the request has already may be another document, too: nothing is stored twice.
    expect(await send({ [`document-${photo?.id}`]: [pdf] })).toHaveProperty('status', 303)
    expect(await send({ [`document-${letter?.id}`]: [picture] })).toHaveProperty('status', 303)
    expect(await states()).toEqual(['received', 'received', 'received'])
    const topics = (await messagesOf(db, lead.id)).map(({ topic }) => topic)
    expect(topics.filter((topic) => topic === 'documents')).toHaveLength(2)
    expect(topics.filter((topic) => topic === 'later-files')).toHaveLength(1)
    const notices = await mailed(db, 'deliver-message', deliverMessage)
    const told = (await parsed(notices.messages)).find(({ subject }) =>
      /^Documents: /.test(`${subject}`),
    )
    expect(told?.text).toContain('Letter of the yard')

    const { json } = await exportPerson(db, lead.email)
    expect(JSON.parse(json).leads[0].documents[0]).toMatchObject({
      name: 'Survey',
      state: 'received',
      askedFor: { by: staff.name },
      files: ['1.pdf', '2.pdf'],
    })
    expect(await deleteLeads(db, staff, [lead.id])).toBe(1)
    for (const table of ['lead_documents', 'document_askings', 'document_files'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    expect(await send({ [`document-${photo?.id}`]: [pdf] })).toHaveProperty('status', 410)
  })

  test('stay missing when what comes is infected, and come by another copy or by hand', async () => {
    const { db, lead, ask, post, send, states } = await openAsked(await open())
    await ask({ 'asked-0': 'Survey', 'asked-1': 'Photo' })
    const [survey, photo] = await documentsOf(db, lead.id)
    await send({ [`document-${survey?.id}`]: [freshPdf()] })
    const [file = ''] = (await documentsOf(db, lead.id))[0]?.fileIds ?? []
    await db.updateTable('attachments').set({ released_at: null }).where('id', '=', file).execute()
    await recordVerdict(db, file, { verdict: 'infected', signature: 'Test' })
    expect((await documentsOf(db, lead.id))[0]).toMatchObject({ state: 'missing', isRefused: true })
    await send({ [`document-${survey?.id}`]: [freshPdf()] })
    expect(await states()).toEqual(['received', 'missing'])
    const press = (fields: Record<string, string>) => post(`/leads/${lead.id}/document`, fields)
    await press({ received: `${photo?.id}` })
    expect(await states()).toEqual(['received', 'received'])
    await press({ missing: `${photo?.id}` })
    await press({ withdrawn: `${photo?.id}` })
    expect(await states()).toEqual(['received', 'withdrawn'])
    // One of another lead is not changed.
    const other = await acceptLead(db)
    await post(`/leads/${other.id}/document`, { received: `${photo?.id}` })
    expect(await states()).toEqual(['received', 'withdrawn'])
    // Asked for again, what came before does not count.
    await ask({ 'asked-0': 'Survey' }, survey?.asked?.id)
    expect(await states()).toEqual(['missing', 'withdrawn'])
  })

  test('asked for by two colleagues at once, of a held, closed or deleted lead, or without a name, are not asked for', async () => {
    const { db, staff, lead, ask, post, states } = await openAsked(await open())
    const pressed = await Promise.all([ask({ 'asked-0': 'Survey' }), ask({ 'asked-0': 'Lease' })])
    expect(pressed.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(await repliesOf(db, lead.id)).toHaveLength(1)
    expect(await states()).toEqual(['missing'])
    const [asked] = await documentsOf(db, lead.id)
    const none = await ask({ askedWords: 'Please', askedSeen: `${asked?.asked?.id}` })
    expect([none.status, await none.json()]).toMatchObject([
      422,
      {
        errors: { asked: 'Pick what you ask for, or name it under “Something else”.' },
        asking: { words: 'Please' },
      },
    ])
    const wrong = await ask({ 'asked-0': 'Survey', askedWords: 'Your {boat}' })
    expect((await wrong.json()).errors.askedWords).toMatch(/^There is no field {boat}/)
    await changeLeads(db, staff, [lead.id], { status: 'lost' })
    expect((await ask({ 'asked-0': 'Lease' }, asked?.asked?.id)).status).toBe(409)
    const held = await holdLead(db)
    expect((await post(`/leads/${held.id}/ask`, { 'asked-0': 'Survey' })).status).toBe(409)
    const gone = await post(`/leads/${crypto.randomUUID()}/ask`, {
      'asked-0': 'Survey',
      askedWords: 'Please',
    })
    expect([gone.status, (await gone.json()).note]).toEqual([410, 'Please'])
    expect(await repliesOf(db, lead.id)).toHaveLength(1)
  })

  test('that are missing are reminded of once, and then the broker is told once', async () => {
    const { db, lead, ask, send } = await openAsked(await open())
    await ask({ 'asked-0': 'Survey', 'asked-1': 'Lease' })
    const [survey, lease] = await documentsOf(db, lead.id)
    await send({ [`document-${survey?.id}`]: [freshPdf()] })
    const once = async () => {
      const [asking] = await openAskings(db, later())
      return asking && Promise.all([1, 2].map(() => followUp(db, asking, write)))
    }
    expect(await openAskings(db, new Date(Date.now() - DAY_MS).toISOString())).toEqual([])
    // It has not gone out: a reminder could overtake it.
    expect(await once()).toEqual([undefined, undefined])
    await sent(db, lead.id)
    expect((await once())?.toSorted()).toEqual(['reminded', undefined])
    const replies = await repliesOf(db, lead.id)
    expect(replies.map(({ purpose }) => purpose)).toEqual(['asking', 'reminder'])
    expect(replies[1]?.text).toContain('• Lease\n')
    expect(replies[1]?.text).not.toContain('Survey')
    await sent(db, lead.id)
    expect((await once())?.toSorted()).toEqual(['told', undefined])
    expect(await once()).toBeUndefined()
    const news = (await messagesOf(db, lead.id)).filter(({ topic }) => topic === 'documents')
    expect(news.map(({ audience }) => audience)).toEqual(['agency'])
    expect(await repliesOf(db, lead.id)).toHaveLength(2)
    // It still ticks itself off.
    await send({ [`document-${lease?.id}`]: [freshPdf()] })
    expect((await documentsOf(db, lead.id))[1]).toMatchObject({ state: 'received' })
  })

  test('are not reminded of where nothing is missing, the lead is closed, or the message bounced', async () => {
    const { db, staff, lead, ask, post, send } = await openAsked(await open())
    await ask({ 'asked-0': 'Survey' })
    await sent(db, lead.id)
    const [survey] = await documentsOf(db, lead.id)
    const [asking] = await openAskings(db, later())
    await changeLeads(db, staff, [lead.id], { status: 'lost' })
    expect(await openAskings(db, later())).toEqual([])
    expect(asking && (await followUp(db, asking, write))).toBeUndefined()
    await changeLeads(db, staff, [lead.id], { status: 'in-work' })
    await send({}, [
      ['asked', survey?.id],
      ['unavailable', survey?.id],
    ])
    expect(await openAskings(db, later())).toEqual([])
    await post(`/leads/${lead.id}/document`, { missing: `${survey?.id}` })
    for (const message of await messagesOf(db, lead.id)) {
      await db
        .updateTable('deliveries')
        .set({ sent_at: null })
        .where('id', '=', message.id)
        .execute()
      await markRefused(db, message.id, '550')
    }
    expect(asking && (await followUp(db, asking, write))).toBe('told')
    expect(await repliesOf(db, lead.id)).toHaveLength(1)
  })

  test('are reminded of by business days, in the hours of the office', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T15:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const { db, staff, lead, ask } = await openAsked(await open())
    const closed = [{ from: '2026-12-03', until: '2026-12-03', reason: 'Inventory' }]
    const saved = { name: 'closing-days', value: closed, revision: 0, changed: [] } as const
    await saveSettings(db, staff, saved)
    await ask({ 'asked-0': 'Survey' })
    await sent(db, lead.id)
    const context = { db, settings: config() } as Parameters<typeof followUpDocuments>[0]
    const at = (time: string) => {
      vi.setSystemTime(new Date(time))
      return followUpDocuments(context, new AbortController().signal)
    }
    const nothing = { reminded: 0, told: 0 }
    // The fifth business day, were it not for the day on which the office was closed.
    expect(await at('2026-12-07T16:00:00Z')).toEqual(nothing)
    // One in the morning in the office.
    expect(await at('2026-12-08T06:00:00Z')).toEqual(nothing)
    expect(await at('2026-12-08T16:00:00Z')).toEqual({ reminded: 1, told: 0 })
    await sent(db, lead.id)
    expect(await at('2026-12-14T17:00:00Z')).toEqual(nothing)
    expect(await at('2026-12-15T17:00:00Z')).toEqual({ reminded: 0, told: 1 })
    expect(await at('2026-12-22T17:00:00Z')).toEqual(nothing)
  })

  test('can be asked for when the time for files is over, and files be sent under a usual name unasked', async () => {
    const { db, lead, ask, send, states } = await openAsked(await open())
    const named = await send({ attachments: [freshPdf()] }, [['documentName', 'Survey']])
    expect(named).toHaveProperty('status', 303)
    await send({ attachments: [freshPdf()] }, [['documentName', 'Not in any list']])
    const [survey, ...others] = await documentsOf(db, lead.id)
    expect(survey).toMatchObject({ name: 'Survey', state: 'received', asked: undefined })
    expect(others).toEqual([])
    const old = new Date(Date.now() - 100 * DAY_MS).toISOString()
    await db.updateTable('submissions').set({ created_at: old }).where('id', '=', lead.id).execute()
    expect(await send({ attachments: [freshPdf()] })).toHaveProperty('status', 409)
    await ask({ 'asked-0': 'Survey' })
    expect(await states()).toEqual(['missing'])
    await send({ [`document-${survey?.id}`]: [freshPdf()] })
    expect(await states()).toEqual(['received'])
  })
})

onBothDatabases('the lists of documents', (open) => {
  test('are kept by brokers, one name a line', async () => {
    const { post } = await openAsked(await open())
    const save = (fields: Record<string, string>, revision = '0') =>
      post('/settings/documents', { ...fields, revision })
    const wrong = await save({ boat: 'Survey\nsurvey', yacht: 'x'.repeat(61) })
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      422,
      {
        boat: 'survey is in this list already.',
        yacht: expect.stringMatching(/has 61 characters, and can have 60\.$/),
      },
    ])
    expect((await save({ boat: ' Survey \r\n\r\nPhoto  of the mast' })).status).toBe(303)
    expect((await save({ boat: 'Survey' })).status).toBe(409)
  })
})

/** As if the mail server had taken every message about a lead. */
async function sent(db: Db, leadId: string) {
  for (const { id } of await messagesOf(db, leadId)) await markSent(db, id, ['x@visitor.example'])
}

async function openAsked(database: TestDatabase) {
  const { db } = database
  const store = openObjectStore(database)
  const desk = await openDesk(database, store)
  const lead = await acceptLead(db)
  const path = statusPath(config(), lead.id)
  /** What a browser without JavaScript posts to the page of the request. */
  const send = (files: Record<string, Buffer[]>, fields: [string, string | undefined][] = []) => {
    const body = new FormData()
    for (const [field, all] of Object.entries(files)) {
      for (const [at, one] of all.entries()) {
        body.append(field, new Blob([new Uint8Array(one)]), `${at + 1}.pdf`)
      }
    }
    for (const [name, value = ''] of fields) body.append(name, value)
    const request = new Request(`http://site.example${path}`, { method: 'POST', body })
    const services = { db, store, spoolFolder: spoolFolder(database), quarantine: false }
    const report = (error: unknown) => {
      throw error
    }
    return handleFiles(request, { ...services, report })
  }
  return {
    ...desk,
    db,
    lead,
    send,
    /** @param askedSeen The latest asking that the page showed. */
    ask: (fields: Record<string, string>, askedSeen = '') =>
      desk.post(`/leads/${lead.id}/ask`, { askedSeen, ...fields }),
    states: async () => (await documentsOf(db, lead.id)).map(({ state }) => state),
  }
}
