import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { openMailer } from '../../../worker/mail/open-mailer.ts'
import { clamd as clamdAt } from '../../../worker/scanner/clamd.ts'
import { infectedFiles } from '../../samples/files/infected.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openScanSetup } from '../../samples/scan-setup.ts'
import { startClamd } from '../../servers/clamd.ts'
import { openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

const infected = infectedFiles()['docx-part.docx']!
const clean = acceptedFiles.pdf!.bytes
const VERDICT_WAIT_MS = 5000

describeWith('clamd', 'the messages about a lead with files', () => {
  async function openAgency() {
    const database = await openSqlite()
    const clamd = await startClamd()
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const { db } = database
    const scanner = clamdAt(clamd.url)
    const { upload, scan } = openScanSetup(database, openObjectStore(database), scanner)
    const env = { ...database.env, ...mailSettings(peer.url), CLAMD_URL: clamd.url }
    const mails = async (to: 'agency' | 'visitor') => {
      const theirs = peer.messages.filter((one) =>
        one.to.some((address) => address.endsWith(`@${to}.example`)),
      )
      const read = async ({ raw, at }: (typeof theirs)[number]) => {
        const mail = await PostalMime.parse(raw)
        return {
          at,
          subject: mail.subject ?? '',
          text: mail.text?.replaceAll('\r\n', '\n') ?? '',
        }
      }
      return Promise.all(theirs.map(read))
    }
    const settled = () =>
      until('every job is closed', async () => (await outboxBacklog(db)).open === 0)
    /** In this process, whose clock a test can set. */
    async function deliverAll(signal = new AbortController().signal) {
      const settings = parseConfig(env)
      const mail = openMailer(settings)
      const store = openObjectStore(settings)
      const context = { db, settings, mail, store, log: pino({ enabled: false }) }
      const rows = await db.selectFrom('deliveries').select('id').execute()
      const sends = rows.map(({ id }) => deliverMessage(context, { deliveryId: id }, signal))
      await Promise.all(sends).finally(mail.close)
    }
    return { db, clamd, peer, upload, scan, env, mails, settled, deliverAll }
  }

  test('carry verdicts that come in time, and need no other', async () => {
    const { db, upload, scan, mails, deliverAll } = await openAgency()
    const attachmentIds = [await upload('hull.pdf', clean), await upload('bill.docx', infected)]
    await acceptLead(db, { attachmentIds })
    // In time on any machine: the wait does not end.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const sending = deliverAll()
    for (const id of attachmentIds) await scan(id)
    await sending
    expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(2)
    const [[agency, ...more], [visitor, ...others]] = [
      await mails('agency'),
      await mails('visitor'),
    ]
    expect([more, others]).toEqual([[], []])
    expect(agency?.text).toMatch(/hull\.pdf:\n.*, clean/)
    expect(agency?.text).toMatch(/bill\.docx:\n.*, infected, and removed/)
    expect(visitor?.text).toContain('One file you chose did not pass our virus scan')
    expect(visitor?.text).not.toContain('bill')
  })

  test('leave after five seconds while the scanner hangs, and news follows once', async () => {
    const { db, clamd, upload, env, mails, settled } = await openAgency()
    clamd.freeze()
    const worker = await startWorker(env)
    await worker.ready
    const attachmentIds = [
      await upload('hull.pdf', clean),
      await upload('bill.docx', infected),
      await upload('deck.docx', infected),
    ]
    const acceptedAt = Date.now()
    const { reference } = await acceptLead(db, { attachmentIds })
    await until('the first messages have left', async () => (await mails('visitor')).length === 1)
    await until('the first messages have left', async () => (await mails('agency')).length === 1)
    const [first] = await mails('agency')
    expect(first?.text).toMatch(/hull\.pdf:\n.*, being checked/)
    // The scanner has not been heard of yet: nothing but the end of the wait let them go.
    const waited = (first?.at.getTime() ?? 0) - acceptedAt
    expect(waited).toBeGreaterThan(VERDICT_WAIT_MS - 500)

    clamd.thaw()
    await settled()
    const news = (await mails('agency')).slice(1)
    expect(news.length).toBeGreaterThanOrEqual(1)
    expect(news.length).toBeLessThanOrEqual(2)
    expect(news.at(-1)?.subject).toMatch(new RegExp(`^Infected file: .*Quote request ${reference}`))
    expect(news.at(-1)?.text).toMatch(/bill\.docx:\n.*, infected, and removed/)
    expect(news.at(-1)?.text).toMatch(/deck\.docx:\n.*, infected, and removed/)
    const notices = (await mails('visitor')).slice(1)
    expect(notices.length).toBeGreaterThanOrEqual(1)
    expect(notices.length).toBeLessThanOrEqual(2)
    expect(notices.at(-1)?.text).toContain('2 files you chose did not pass our virus scan')
    expect(notices.at(-1)?.text).toContain(reference)
    expect(notices.at(-1)?.subject).toBe(
      `We could not keep 2 files: your quote request ${reference}`,
    )
    expect(notices.map(({ text }) => text).join()).not.toMatch(/bill|deck|Jane/)
  })

  test('leave after five seconds although the clock of a web machine is ahead', async () => {
    const { db, upload, mails, deliverAll } = await openAgency()
    await acceptLead(db, { attachmentIds: [await upload('hull.pdf', clean)] })
    const created_at = new Date(Date.now() + 3_600_000).toISOString()
    await db.updateTable('deliveries').set({ created_at }).execute()
    // Nobody scans the file: only the end of the wait lets them go.
    await deliverAll(AbortSignal.timeout(60_000))
    expect((await mails('agency'))[0]?.text).toMatch(/hull\.pdf:\n.*, being checked/)
  })

  test('say so when a file was found infected before its form was sent', async () => {
    const { db, upload, env, mails, settled } = await openAgency()
    const worker = await startWorker(env)
    await worker.ready
    const id = await upload('bill.docx', infected)
    await settled()
    await acceptLead(db, { attachmentIds: [id] })
    await settled()
    const [agency, visitor] = [await mails('agency'), await mails('visitor')]
    expect([agency.length, visitor.length]).toEqual([1, 1])
    expect(agency[0]?.text).toMatch(/bill\.docx:\n.*, infected, and removed/)
    expect(visitor[0]?.text).toContain('One file you chose did not pass our virus scan')
  })

  test('to an address that had its share today do not go on', async () => {
    const { db, clamd, upload, env, mails, settled } = await openAgency()
    clamd.freeze()
    const email = 'jane@visitor.example'
    await startWorker(env)
    const attachmentIds = [await upload('bill.docx', infected)]
    await acceptLead(db, { email, attachmentIds })
    for (const _ of [2, 3]) await acceptLead(db, { email })
    await until('three receipts', async () => (await mails('visitor')).length === 3)
    clamd.thaw()
    await settled()
    expect(await mails('visitor')).toHaveLength(3)
    expect(await mails('agency')).toHaveLength(4)
  })
})
