import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeLeads } from '../../../db/leads/lead-changes.ts'
import type { Db } from '../../../db/open.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import type { WorkerContext } from '../../../worker/jobs/context.ts'
import { mailDigest } from '../../../worker/jobs/mail-digest.ts'
import { smtpServer } from '../../../worker/mail/smtp.ts'
import { promiseDigest } from '../../../worker/recurring/tasks.ts'
import { acceptLead } from '../../samples/leads.ts'
import { leaveUnfinished } from '../../samples/unfinished.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'

const ANNA = { email: 'anna@agency.example' }
const TODAY = '2026-11-23'
const EIGHT = new Date('2026-11-23T08:00:00-05:00')
const signal = new AbortController().signal

onBothDatabases('the digest', (open) => {
  test('is promised once a day at eight in the office, also by several workers', async () => {
    const { db } = await open()
    const promisedAt = async (time: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T${time}-05:00`) })
      const { promised } = await promiseDigest(context(db), signal)
      return promised
    }
    onTestFinished(() => void vi.useRealTimers())
    expect(await promisedAt('07:59:00')).toBe(0)
    expect(await promisedAt('08:00:00')).toBe(1)
    expect(await promisedAt('08:05:00')).toBe(0)
    expect(await promisedAt('13:00:00')).toBe(0)
    expect((await outboxBacklog(db)).open).toBe(1)
    const off = { ...context(db), settings: parseConfig({ DIGEST_HOUR: 'off' }) }
    vi.setSystemTime(new Date('2026-11-24T08:00:00-05:00'))
    expect(await promiseDigest(off, signal)).toEqual({ promised: 0 })
  })

  test('lists what is due and what nobody has answered, and nothing that is over or held', async () => {
    const { db } = await open()
    vi.useFakeTimers({ toFake: ['Date'], now: EIGHT })
    onTestFinished(() => void vi.useRealTimers())
    const unanswered = await acceptLead(db, {
      formData: { name: 'Una Nswered', phone: '203 555 0101' },
    })
    const due = await acceptLead(db, { formData: { name: 'Fay Ollow' } })
    const later = await acceptLead(db, { formData: { name: 'Lee Later' } })
    const over = await acceptLead(db, { formData: { name: 'Otto Over' } })
    const spam = await acceptLead(db, { formData: { name: 'Sue Spect' } })
    await set(db, due.id, { status: 'in-work', follow_up_on: '2026-11-20' })
    await set(db, later.id, { status: 'in-work', follow_up_on: '2026-12-24' })
    await changeLeads(db, ANNA, [over.id], { status: 'won' })
    await set(db, spam.id, { held_at: EIGHT.toISOString() })
    await leaveUnfinished(db, { first_name: 'Ursula', phone: '203-555-0123' })

    // In the evening of the office, when it is the next day in Greenwich.
    await set(db, unanswered.id, { created_at: '2026-11-20T01:56:00.000Z' })

    const [mail] = await sent(db)
    expect(mail?.subject).toBe(
      '1 lead to answer, 1 follow-up due, 1 unfinished request to call about, 1 held',
    )
    expect(mail?.text).toContain('received Thursday, November 19')
    expect(mail?.text).toContain('1 Harbor Street, Bridgeport, CT')
    expect(mail?.text).toContain('Una Nswered')
    expect(mail?.text).toContain(unanswered.reference)
    expect(mail?.text).toContain('203-555-0101')
    expect(mail?.text).toMatch(/Fay Ollow:?\s+.*due Friday, November 20/)
    expect(mail?.html).toContain('https://www.agency.example/admin/leads?view=open')
    expect(mail?.text).toMatch(/A visitor did not finish a\s+request and agreed to be called/)
    for (const name of ['Lee Later', 'Otto Over', 'Sue Spect', 'Ursula']) {
      expect(mail?.text).not.toContain(name)
    }
  })

  test('is not sent when nothing is open, nor on another day', async () => {
    const { db } = await open()
    vi.useFakeTimers({ toFake: ['Date'], now: EIGHT })
    onTestFinished(() => void vi.useRealTimers())
    expect(await sent(db)).toEqual([])
    await acceptLead(db)
    expect(await sent(db, '2026-11-22')).toEqual([])
    expect(await sent(db)).toHaveLength(1)
  })
})

function context(db: Db, smtpUrl?: string): WorkerContext {
  const settings = parseConfig(smtpUrl ? mailSettings(smtpUrl) : {})
  const mail = smtpUrl ? smtpServer(smtpUrl) : undefined
  if (mail) onTestFinished(() => mail.close())
  return { db, settings, mail, log: pino({ enabled: false }) } as WorkerContext
}

/** What reaches the agency when the job of a day is done. */
async function sent(db: Db, day = TODAY) {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  await mailDigest(context(db, peer.url), { day }, signal)
  expect(peer.messages.every(({ to }) => to.includes('leads@agency.example'))).toBe(true)
  return Promise.all(peer.messages.map(({ raw }) => PostalMime.parse(raw)))
}

async function set(
  db: Db,
  id: string,
  columns: { status?: 'in-work'; follow_up_on?: string; held_at?: string; created_at?: string },
) {
  await db.updateTable('submissions').set(columns).where('id', '=', id).execute()
}
