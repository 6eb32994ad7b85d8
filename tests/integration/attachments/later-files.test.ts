import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { attachmentsOf } from '../../../db/leads/attachments.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { addLaterFiles } from '../../../db/leads/later-files.ts'
import { messagesOf } from '../../../db/leads/lead.ts'
import { changeLeads, markOpened } from '../../../db/leads/lead-changes.ts'
import { recordVerdict } from '../../../db/leads/scan-verdicts.ts'
import { findSentRequest } from '../../../db/leads/sent-request.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import { markSent } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { smtpServer } from '../../../worker/mail/smtp.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const ANNA = { email: 'anna@agency.example' }
const LIMITS = { since: new Date(0).toISOString(), files: 3 }

let number = 0
const freshFile = (db: Db) =>
  storedFile(db, {
    filename: `photo ${++number}.pdf`,
    bytes: Buffer.from(`%PDF ${number}`),
    lies: 'released',
  })
const freshFiles = async (db: Db, count: number) => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await freshFile(db))
  return ids
}
const newsOf = async (db: Db, id: string) =>
  (await messagesOf(db, id)).filter(({ topic }) => topic === 'later-files')

onBothDatabases('files added to a request that was sent', (open) => {
  test('come after those of the form, once each, with one message a batch', async () => {
    const { db } = await open()
    const [first = '', ...later] = await freshFiles(db, 3)
    const { id } = await acceptLead(db, { attachmentIds: [first] })
    const results = await Promise.all([1, 2].map(() => addLaterFiles(db, id, later, LIMITS)))
    expect(results).toEqual(
      [1, 2].map(() => ({ added: later, repeated: [], tooMany: [], lost: 0, isSaid: false })),
    )
    const files = await attachmentsOf(db, id)
    expect(files.map((file) => file.id)).toEqual([first, ...later])
    expect(files.map(({ addedAt }) => addedAt !== null)).toEqual([false, true, true])
    expect(new Set(files.slice(1).map(({ addedAt }) => addedAt)).size).toBe(1)
    expect(await newsOf(db, id)).toHaveLength(1)
    // The same content, uploaded anew.
    const again = await storedFile(db, {
      filename: 'the same.pdf',
      bytes: Buffer.from(`%PDF ${number}`),
    })
    const repeated = { added: [], repeated: [again], tooMany: [], lost: 0, isSaid: false }
    expect(await addLaterFiles(db, id, [again], LIMITS)).toEqual(repeated)
    expect(await attachmentsOf(db, id)).toHaveLength(3)
    expect(await newsOf(db, id)).toHaveLength(1)
  })

  test('are as many as the limit, also when two batches come at once', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const batches = [await freshFiles(db, 2), await freshFiles(db, 2)]
    const results = await Promise.all(batches.map((ids) => addLaterFiles(db, id, ids, LIMITS)))
    const [some, others] = results.map((result) => (typeof result === 'string' ? [] : result.added))
    expect([some?.length, others?.length].sort()).toEqual([1, 2])
    expect(await addLaterFiles(db, id, [await freshFile(db)], LIMITS)).toMatchObject({ added: [] })
    expect(await attachmentsOf(db, id)).toHaveLength(3)
    expect(await newsOf(db, id)).toHaveLength(2)
  })

  test('of another request, or expired, are not taken', async () => {
    const { db } = await open()
    const [theirs = '', gone = ''] = await freshFiles(db, 2)
    const other = await acceptLead(db, { attachmentIds: [theirs] })
    await db.deleteFrom('attachments').where('id', '=', gone).execute()
    const { id } = await acceptLead(db)
    const nothing = { added: [], repeated: [], tooMany: [], lost: 2, isSaid: false }
    expect(await addLaterFiles(db, id, [theirs, gone], LIMITS)).toEqual(nothing)
    expect(await attachmentsOf(db, other.id)).toHaveLength(1)
    expect(await newsOf(db, id)).toEqual([])
  })

  test('are refused when it is too late, over, or deleted', async () => {
    const { db } = await open()
    const [file = ''] = await freshFiles(db, 1)
    const { id } = await acceptLead(db)
    const soon = new Date(Date.now() + 1000).toISOString()
    expect(await addLaterFiles(db, id, [file], { ...LIMITS, since: soon })).toBe('too late')
    for (const status of ['won', 'lost', 'handled'] as const) {
      await changeLeads(db, ANNA, [id], { status })
      expect(await addLaterFiles(db, id, [file], LIMITS)).toBe('closed')
    }
    await deleteLeads(db, ANNA, [id])
    expect(await addLaterFiles(db, id, [file], LIMITS)).toBe('gone')
  })

  test('while it is held, cause no message of their own; its release reports them', async () => {
    const { db } = await open()
    const { id } = await holdLead(db)
    await addLaterFiles(db, id, await freshFiles(db, 1), LIMITS)
    expect(await messagesOf(db, id)).toEqual([])
    await releaseLeads(db, ANNA, [id])
    expect((await messagesOf(db, id)).map(({ topic }) => topic)).toEqual([
      'submission',
      'submission',
    ])
  })

  test('that are infected are reported like any other', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const [file = ''] = await freshFiles(db, 1)
    await addLaterFiles(db, id, [file], LIMITS)
    for (const message of await messagesOf(db, id)) await markSent(db, message.id, ['x@y.example'])
    await recordVerdict(db, file, { verdict: 'infected', signature: 'Test' })
    const topics = (await messagesOf(db, id)).map(({ audience, topic }) => `${audience} ${topic}`)
    expect(topics).toContain('agency infected-file')
    expect(topics).toContain('visitor infected-file')
  })

  test('are mailed to whoever has the lead, or to the general address', async () => {
    const database = await open()
    const { db } = database
    const bob = await makeStaff(database, 'bob@agency.example', 'broker')
    const { id, reference } = await acceptLead(db)
    await addLaterFiles(db, id, await freshFiles(db, 1), LIMITS)
    await changeLeads(db, ANNA, [id], { assignedTo: bob.id })
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const mail = smtpServer(peer.url)
    onTestFinished(() => mail.close())
    const settings = parseConfig(mailSettings(peer.url))
    const store = openObjectStore(settings)
    const context = { db, settings, mail, store, log: pino({ enabled: false }) }
    const [news] = await newsOf(db, id)
    await deliverMessage(context, { deliveryId: news!.id }, AbortSignal.timeout(20_000))
    await addLaterFiles(db, id, await freshFiles(db, 1), LIMITS)
    await changeLeads(db, ANNA, [id], { assignedTo: '' })
    const second = (await newsOf(db, id)).find((one) => one.id !== news!.id)
    await deliverMessage(context, { deliveryId: second!.id }, AbortSignal.timeout(20_000))
    expect(peer.messages.map(({ to }) => to)).toEqual([
      ['bob@agency.example'],
      ['leads@agency.example'],
    ])
    const { subject, text } = await PostalMime.parse(peer.messages[0]!.raw)
    expect(subject).toMatch(new RegExp(`^More files: .*${reference}`))
    expect(text).toContain('added later, on')
  })
})

onBothDatabases('what a visitor may see of a request', (open) => {
  test('is who reads it, once somebody does, and never that it is held', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const { id } = await acceptLead(db)
    expect(await findSentRequest(db, id)).toMatchObject({ openedAt: undefined, reader: undefined })
    await markOpened(db, anna, id)
    expect(await findSentRequest(db, id)).toMatchObject({
      openedAt: expect.any(String),
      reader: 'Anna',
      answeredAt: undefined,
    })
    await changeLeads(db, anna, [id], { status: 'quoted' })
    expect((await findSentRequest(db, id))?.answeredAt).toBeDefined()
    const { id: held } = await holdLead(db)
    await markOpened(db, anna, held)
    const shown = { openedAt: undefined, reader: undefined, answeredAt: undefined }
    expect(await findSentRequest(db, held)).toMatchObject(shown)
  })
})
