import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { attachmentsOf } from '../../../db/leads/attachments.ts'
import { certificatesOf } from '../../../db/leads/certificates.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { eventsOf, findLead, messagesOf } from '../../../db/leads/lead.ts'
import { recordVerdict } from '../../../db/leads/scan-verdicts.ts'
import { exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { mailed, parsed } from '../../staff/mailed.ts'
import { openDesk } from '../../staff/staff-desk.ts'

// The web process never connects to the mail server: it only knows that there is one, from when it is loaded.
await vi.hoisted(async () => {
  const { mailSettings } = await import('../../sites/mail-settings.ts')
  Object.assign(process.env, mailSettings('smtp://127.0.0.1:1'))
})

const MARINA = 'office@marina.example'
const REQUEST = {
  holder_kind: 'marina',
  needed_by: '2027-05-01',
  holder: 'Fort Rachel Marina',
  holder_email: MARINA,
  additional_insured: 'Fort Rachel Marina LLC',
  name: 'Jane Doe',
  insured_boat: 'Osprey',
}
const pdf = pdfOfSize(20_000)
const sha256 = (bytes: string | ArrayBuffer | Uint8Array) =>
  createHash('sha256')
    .update(typeof bytes === 'string' ? bytes : new Uint8Array(bytes))
    .digest('hex')

onBothDatabases('a certificate of insurance', (open) => {
  test('goes from the desk to the client and to the marina, once, and is found again', async () => {
    const { db, store, staff, send, lead } = await openCertificateDesk(await open())
    const certificateKey = crypto.randomUUID()
    const sent = { certificateKey, toHolder: MARINA, note: 'Of another' }
    // The second press comes while the first one is being answered, and a third with a page that is loaded again.
    const answers = await Promise.all([1, 2].map(() => send(pdf, sent)))
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({
        success: expect.stringContaining(`to ${lead.email} and ${MARINA}.`),
        note: 'Of another',
      })
    }
    expect((await send(pdf, { ...sent, note: '' })).status).toBe(303)

    const { messages } = await mailed(db, 'mail-reply', deliverMessage, store)
    const confirmations = await mailed(db, 'deliver-message', deliverMessage)
    const confirmation = confirmations.messages.find(({ to }) => to.includes(lead.email))
    expect(messages.map(({ to }) => to).sort()).toEqual([[lead.email], [MARINA]].sort())
    for (const mail of await parsed(messages)) {
      const [file] = mail.attachments
      expect(mail.attachments).toHaveLength(1)
      expect(file).toMatchObject({ filename: 'certificate.pdf', mimeType: 'application/pdf' })
      expect(sha256(file?.content ?? '')).toBe(sha256(pdf))
      expect(mail).toMatchObject({
        from: { name: `${staff.name}, Fayerweather Marine`, address: 'office@agency.example' },
        replyTo: [{ name: staff.name, address: staff.email }],
      })
      expect(mail.text).toContain('changes nothing in it')
      const isMarinas = mail.to?.[0]?.address === MARINA
      expect(mail.subject).toBe(
        isMarinas
          ? 'Certificate of insurance: Jane Doe, Osprey'
          : `Your certificate of insurance ${lead.reference}`,
      )
      expect(mail.inReplyTo).toBe(isMarinas ? undefined : confirmation?.messageId)
      // The marina does not learn the client's address.
      if (isMarinas) expect(mail.text).not.toContain(lead.email)
      else expect(mail.text).toContain(`We have sent it to ${MARINA}, too.`)
    }

    const [certificate, ...others] = await certificatesOf(db, lead.id)
    expect(others).toEqual([])
    expect(certificate).toMatchObject({
      staffEmail: staff.email,
      holderEmail: MARINA,
      file: { filename: 'certificate.pdf', state: 'not scanned', leadId: lead.id },
    })
    expect(await attachmentsOf(db, lead.id), 'no file of the visitor').toEqual([])
    const about = (await messagesOf(db, lead.id)).filter(({ aboutId }) => aboutId)
    expect(about.map(({ aboutId, sentAt }) => [aboutId, Boolean(sentAt)])).toEqual([
      [certificate?.id, true],
      [certificate?.id, true],
    ])
    const after = await findLead(db, lead.id)
    expect([after?.state.status, Boolean(after?.answeredAt)]).toEqual(['handled', true])
    const [event] = await eventsOf(db, lead.id)
    expect(event?.details).toEqual({
      way: 'certificate',
      status: 'handled',
      answeredBefore: null,
    })
    expect(await exportPerson(db, lead.email)).toMatchObject({
      json: expect.stringContaining('"alsoTo": "office@marina.example"'),
    })
    expect(await deleteLeads(db, staff, [lead.id])).toBe(1)
    expect(await certificatesOf(db, lead.id)).toEqual([])
  })

  test('waits for its scan, and is not sent when that finds something', async () => {
    const { db, store, send, lead } = await openCertificateDesk(await open())
    expect((await send(pdf)).status).toBe(303)
    const [certificate] = await certificatesOf(db, lead.id)
    const id = certificate?.file.id ?? ''
    // As it is where there is a scanner.
    const inQuarantine = { released_at: null, verdict: null }
    await db.updateTable('attachments').set(inQuarantine).where('id', '=', id).execute()
    await expect(mailed(db, 'mail-reply', deliverMessage, store)).rejects.toThrow('being checked')
    await recordVerdict(db, id, { verdict: 'infected', signature: 'Eicar' })
    const { messages } = await mailed(db, 'mail-reply', deliverMessage, store)
    expect(messages).toEqual([])
    const [refused, ...others] = (await messagesOf(db, lead.id)).filter(({ aboutId }) => aboutId)
    expect(others, 'the visitor hears of no infected file').toEqual([])
    expect(refused).toMatchObject({
      topic: 'certificate',
      refusedAt: expect.any(String),
      lastError: expect.stringContaining('malware'),
    })
  })

  test('that cannot be sent is not, and the page says what is right', async () => {
    const { db, send, sendFor, lead } = await openCertificateDesk(await open())
    const refused = async (answer: Response) => {
      const { errors, problem } = await answer.json()
      return [answer.status, errors?.certificate ?? problem]
    }
    expect(await refused(await send(undefined))).toEqual([
      422,
      'Choose the certificate first: a PDF.',
    ])
    expect(await refused(await send(pdfOfSize(6_000_000)))).toEqual([
      422,
      'certificate.pdf is larger than 5 MB, which many mail servers do not take.',
    ])
    expect(await refused(await send(acceptedFiles.png?.bytes))).toEqual([
      422,
      expect.stringMatching(/^certificate\S+ is no PDF\. Save it as one\.$/),
    ])
    expect(await refused(await send(pdf, { toHolder: 'thief@elsewhere.example' }))).toEqual([
      409,
      expect.stringContaining('the address of whoever asks for the certificate has changed'),
    ])
    const quote = await acceptLead(db)
    expect(await refused(await sendFor(quote.id, pdf))).toEqual([
      409,
      'Nothing was sent: this lead is no request for a certificate.',
    ])
    const held = await holdLead(db, { kind: 'certificate', formData: REQUEST })
    expect((await sendFor(held.id, pdf)).status).toBe(409)
    expect((await sendFor(crypto.randomUUID(), pdf)).status).toBe(410)
    for (const { id } of [lead, quote, held]) expect(await certificatesOf(db, id)).toEqual([])
  })
})

async function openCertificateDesk(database: TestDatabase) {
  const store = openObjectStore(database)
  const desk = await openDesk(database, store)
  const lead = await acceptLead(database.db, { kind: 'certificate', formData: REQUEST })
  const sendFor = (id: string, file: Buffer | undefined, fields: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const bytes = file && new Blob([new Uint8Array(file)], { type: 'application/pdf' })
    if (bytes) body.append('certificate', bytes, 'certificate.pdf')
    return desk.postForm(`/leads/${id}/certificate`, body)
  }
  const send = (file: Buffer | undefined, fields?: Record<string, string>) =>
    sendFor(lead.id, file, fields)
  return { ...desk, db: database.db, store, lead, send, sendFor }
}
