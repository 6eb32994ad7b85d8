import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { changeLead } from '../../../db/leads/lead-changes.ts'
import { sendAgain } from '../../../db/leads/resend.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { saveSettings } from '../../../db/settings/settings.ts'
import { listAbsences, saveAbsence } from '../../../db/staff/absences.ts'
import { removeAccount } from '../../../db/staff/staff-changes.ts'
import type { LeadRule } from '../../../src/settings/lead-rules.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { makeStaff } from '../../staff/staff-site.ts'
import { until } from '../../tools/until.ts'

const GENERAL = 'leads@agency.example'
const TODAY = officeDay()
/** Midnight may come in the middle of a test. */
const TOMORROW = officeDay(new Date(Date.now() + 26 * 3_600_000))

onBothDatabases('leads', (open) => {
  test('go to those whom the rules name at that moment, while the worker runs', async () => {
    const office = await openOffice(await open())
    const { db, anna, ben, cora, setRules, out, sentTo } = office
    expect(await sentTo({})).toEqual([GENERAL])

    await setRules([
      { kinds: ['quote'], towns: ['greenwich'], people: [ben.id, cora.id] },
      { kinds: ['quote'], towns: [], people: [anna.id] },
    ])
    const own = await acceptLead(db)
    expect(await office.recipientsOf(own.reference)).toEqual([anna.email])
    expect(await assigned(own.id)).toBe(anna.id)
    const greenwich = { source: { path: '/quote', town: 'greenwich' } }
    const shared = await acceptLead(db, greenwich)
    expect(await office.recipientsOf(shared.reference)).toEqual([ben.email, cora.email])
    expect(await assigned(shared.id)).toBeNull()
    expect(await sentTo({ kind: 'contact' })).toEqual([GENERAL])
    // Nobody has worked on a lead that was only held and released.
    const held = await holdLead(db)
    await releaseLeads(db, cora, [held.id])
    expect(await office.recipientsOf(held.reference)).toEqual([anna.email])
    expect(await assigned(held.id)).toBe(anna.id)

    // Deputies, nobody at all, and the general address.
    await out(anna.id, ben.id)
    expect(await sentTo({})).toEqual([ben.email])
    await out(ben.id, null)
    const left = await acceptLead(db)
    expect(await office.recipientsOf(left.reference)).toEqual([GENERAL])
    expect(await office.textOf(left.reference)).toContain('Nobody who gets such leads is in')
    expect(await assigned(left.id)).toBeNull()
    expect(await sentTo(greenwich)).toEqual([cora.email])

    async function assigned(id: string) {
      const lead = db.selectFrom('submissions').select('assigned_to').where('id', '=', id)
      return (await lead.executeTakeFirstOrThrow()).assigned_to
    }
  })

  test('that staff gave to nobody are not assigned again, and a person who is gone gets none', async () => {
    const office = await openOffice(await open())
    const { db, anna, ben, setRules } = office
    await setRules([{ kinds: [], towns: [], people: [ben.id] }])
    const { id, reference } = await acceptLead(db)
    expect(await office.recipientsOf(reference)).toEqual([ben.email])
    await until('it is sent', async () => (await outboxBacklog(db)).open === 0)
    const lead = () =>
      db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(await lead()).toMatchObject({ assigned_to: ben.id, revision: 1 })
    const state = { status: 'new', statusReason: '', followUpOn: '', assignedTo: '' } as const
    expect(await changeLead(db, anna, id, 1, state)).toBe('saved')
    const [message] = await db
      .selectFrom('deliveries')
      .select('id')
      .where('audience', '=', 'agency')
      .execute()
    expect(await removeAccount(db, anna, ben.id)).toBe('done')
    expect(await sendAgain(db, anna, id, message?.id)).toBe('promised')
    expect(await office.recipientsOf(reference, 2)).toEqual([ben.email, GENERAL])
    expect((await lead()).assigned_to).toBeNull()
  })

  test('that one of two was refused go to the other alone, when rules change before the next attempt', async () => {
    const office = await openOffice(await open())
    const { db, anna, ben, setRules, peer } = office
    await setRules([{ kinds: [], towns: [], people: [anna.id, ben.id] }])
    const only = (address: string) => address === ben.email
    peer.behave({ at: 'recipient', answer: '550 5.1.1 Unknown', only })
    const { reference } = await acceptLead(db)
    expect(await office.recipientsOf(reference)).toEqual([anna.email])
    await setRules([{ kinds: [], towns: [], people: [anna.id] }], 1)
    await until('nothing is left to do', async () => (await outboxBacklog(db)).open === 0)
    expect(await office.recipientsOf(reference)).toEqual([anna.email])
  })

  test('reach the general address once when the only person has no mailbox', async () => {
    const office = await openOffice(await open())
    const { db, ben, peer } = office
    await office.setRules([{ kinds: [], towns: [], people: [ben.id] }])
    const only = (address: string) => address === ben.email
    peer.behave({ at: 'recipient', answer: '550 5.1.1 Unknown', only })
    const { id, reference } = await acceptLead(db)
    const delivery = () =>
      db
        .selectFrom('deliveries')
        .select(['attempts', 'accepted_by', 'sent_at', 'last_error'])
        .where('submission_id', '=', id)
        .where('audience', '=', 'agency')
        .executeTakeFirstOrThrow()
    await until('it was tried again', async () => (await delivery()).attempts >= 3)
    expect(await office.recipientsOf(reference)).toEqual([GENERAL])
    expect(await delivery()).toMatchObject({
      accepted_by: JSON.stringify([GENERAL]),
      sent_at: null,
      last_error: 'The mail server refused 1 of 1 recipients: 550 5.1.1',
    })
    // The mailbox is made.
    peer.behave('accept')
    await until('nothing is left to do', async () => (await outboxBacklog(db)).open === 0)
    expect(await office.recipientsOf(reference, 2)).toEqual([GENERAL, ben.email])
  })

  test('reach the general address when the rules in the database are garbage', async () => {
    const office = await openOffice(await open())
    const row = { revision: 1, changed_at: new Date().toISOString(), changed_by: 'nobody' }
    for (const value of ['[{"people":"anna"},null]', '{"kinds":', '7']) {
      await office.db.deleteFrom('settings').execute()
      const garbage = { name: 'lead-routing', value, ...row }
      await office.db.insertInto('settings').values(garbage).execute()
      expect(await office.sentTo({}), value).toEqual([GENERAL])
    }
  })

  test('wait for a table that is gone for a moment, and then go by the rules', async () => {
    const office = await openOffice(await open())
    const { db, ben, setRules } = office
    await setRules([{ kinds: [], towns: [], people: [ben.id] }])
    await db.schema.alterTable('staff_absences').renameTo('absences_hidden').execute()
    const { id, reference } = await acceptLead(db)
    const failed = db
      .selectFrom('deliveries')
      .select('id')
      .where('submission_id', '=', id)
      .where('audience', '=', 'agency')
      .where('last_error', 'is not', null)
    await until('it has failed', async () => (await failed.execute()).length === 1)
    expect(office.peer.messages.some(({ to }) => to.includes(GENERAL))).toBe(false)
    await db.schema.alterTable('absences_hidden').renameTo('staff_absences').execute()
    expect(await office.recipientsOf(reference)).toEqual([ben.email])
  })

  test('of two who set the same absence, the second is told', async () => {
    const { db, anna, ben } = await openOffice(await open(), 'no worker')
    const days = { from: '2026-12-01', until: '2026-12-04', instead: ben.id }
    const both = await Promise.all([
      saveAbsence(db, anna, anna.id, { before: undefined, after: days }),
      saveAbsence(db, ben, anna.id, { before: undefined, after: { ...days, instead: null } }),
    ])
    expect(both.sort()).toEqual(['changed elsewhere', 'saved'])
    const [stored] = await listAbsences(db)
    const other = { from: '2026-12-02', until: '2026-12-03', instead: null }
    const change = (before: typeof stored) =>
      saveAbsence(db, anna, anna.id, { before, after: undefined })
    expect(await change({ ...other, staffId: anna.id })).toBe('changed elsewhere')
    expect(await saveAbsence(db, anna, anna.id, { before: stored, after: days })).toBe('saved')
    const now = (await listAbsences(db))[0]
    // The account of the deputy goes, and with it only that.
    await removeAccount(db, anna, ben.id)
    expect(await listAbsences(db)).toEqual([{ ...now, instead: null }])
    expect(await change({ ...days, staffId: anna.id, instead: null })).toBe('saved')
    expect(await change(undefined)).toBe('saved')
    expect(await saveAbsence(db, anna, 'gone', { before: undefined, after: days })).toBe('gone')
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'about'])
      .where('action', '=', 'out-of-office-set')
      .execute()
    expect(log).toContainEqual({ action: 'out-of-office-set', about: anna.email })
  })
})

/** Three people, a mail server, and a worker that knew nothing of rules when it started. */
async function openOffice(database: TestDatabase, worker?: 'no worker') {
  const { db, env } = database
  const anna = await makeStaff(database, 'anna@agency.example')
  const ben = await makeStaff(database, 'ben@agency.example', 'broker')
  const cora = await makeStaff(database, 'cora@agency.example', 'broker')
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  if (!worker) await (await startWorker({ ...env, ...mailSettings(peer.url) })).ready
  const messagesOf = (reference: string) =>
    peer.messages.filter(({ raw }) => isForAgency(raw) && raw.includes(reference))
  const office = {
    db,
    peer,
    anna,
    ben,
    cora,
    async setRules(rules: LeadRule[], revision = 0) {
      const saved = { name: 'lead-routing', value: rules, revision, changed: ['rules'] } as const
      expect(await saveSettings(db, anna, saved)).toBe(true)
    },
    async out(staffId: string, instead: string | null) {
      const after = { from: TODAY, until: TOMORROW, instead }
      expect(await saveAbsence(db, anna, staffId, { before: undefined, after })).toBe('saved')
    },
    /** Who got the message to the agency about a lead, in order. */
    async recipientsOf(reference: string, messages = 1) {
      await until('the agency has it', () => messagesOf(reference).length >= messages)
      return messagesOf(reference).flatMap(({ to }) => to)
    },
    async textOf(reference: string) {
      return (await PostalMime.parse(messagesOf(reference)[0]?.raw ?? '')).text
    },
    async sentTo(lead: Parameters<typeof acceptLead>[1]) {
      return office.recipientsOf((await acceptLead(db, lead)).reference)
    },
  }
  return office
}

/** The visitor's message says that it is an answer. */
function isForAgency(raw: string): boolean {
  return !/^auto-submitted: auto-replied/im.test(raw)
}
