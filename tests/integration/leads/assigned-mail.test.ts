import { expect, onTestFinished, test, vi } from 'vitest'
import { changeLead, changeLeads } from '../../../db/leads/lead-changes.ts'
import type { Db } from '../../../db/open.ts'
import { saveAbsence } from '../../../db/staff/absences.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import type { WorkerContext } from '../../../worker/jobs/context.ts'
import { mailAssigned } from '../../../worker/jobs/mail-assigned.ts'
import { mailDigest } from '../../../worker/jobs/mail-digest.ts'
import { promiseDigest } from '../../../worker/recurring/tasks.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { mailed, parsed } from '../../staff/mailed.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const BEN = 'ben@agency.example'
const TODAY = '2026-11-23'
const signal = new AbortController().signal

onBothDatabases('whoever is given a lead', (open) => {
  test('is told who it is from, and by whom', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    const { id, reference } = await acceptLead(db, { formData: { name: 'Una Nswered' } })
    await give(db, anna, id, ben)
    const { messages, jobs } = await told(db)
    expect(messages.map(({ to }) => to)).toEqual([[BEN]])
    const [mail] = await parsed(messages)
    expect(mail?.subject).toBe(`Assigned to you: Quote request ${reference}, Una Nswered`)
    expect(mail?.text).toContain(`${anna.name} has assigned this lead to you.`)
    expect(mail?.html).toContain(`https://www.agency.example/admin/leads/${id}`)
    // Sent again after a crash, it is the same message.
    expect(mail?.messageId).toBe(`<assigned-${jobs[0]?.id}-${ben.id}@www.agency.example>`)
  })

  test('gets one message for several, without those that are no longer theirs', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    const leads = await Promise.all(Array.from({ length: 4 }, () => acceptLead(db)))
    const [theirs, had, ...others] = leads.map(({ id }) => id)
    await changeLeads(db, anna, [had ?? ''], { assignedTo: ben.id })
    await db.deleteFrom('outbox').execute()
    await changeLeads(db, anna, [theirs ?? '', had ?? '', ...others], { assignedTo: ben.id })
    await changeLeads(db, anna, [others[0] ?? ''], { assignedTo: '' })
    const { messages } = await told(db)
    const mails = await parsed(messages)
    expect(mails.map(({ subject }) => subject)).toEqual(['Assigned to you: 2 leads'])
    for (const { reference, id } of leads) {
      const isNews = [theirs, others[1]].includes(id)
      expect(mails[0]?.text?.includes(reference)).toBe(isNews)
    }
  })

  test('hears nothing when they took it themselves, or when nothing changed', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    const [one, two] = [await acceptLead(db), await acceptLead(db)]
    await give(db, ben, one.id, ben)
    await changeLeads(db, ben, [two.id], { assignedTo: ben.id })
    await changeLeads(db, anna, [two.id], { assignedTo: ben.id })
    expect((await told(db)).jobs).toEqual([])
  })

  test('is not told of a lead that was deleted; while they are out, their deputy is', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    const cleo = await makeStaff(database, 'cleo@agency.example', 'broker')
    const after = { from: '2020-01-01', until: '2090-01-01', instead: cleo.id }
    await saveAbsence(db, anna, ben.id, { before: undefined, after })
    const lead = await acceptLead(db)
    await give(db, anna, lead.id, ben)
    const { messages } = await told(db)
    expect(messages.map(({ to }) => to)).toEqual([['cleo@agency.example']])
    const [mail] = await parsed(messages)
    expect(mail?.text).toContain(`You get this message because ${ben.name} is out of office.`)
    await db.deleteFrom('deliveries').execute()
    await db.deleteFrom('submissions').execute()
    expect((await told(db)).messages).toEqual([])
  })

  test('gets a digest of their own in the morning, unless they read the agency’s or are out', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    await makeStaff(database, 'writer@agency.example', 'writer')
    await makeStaff(database, 'leads@agency.example', 'owner')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T08:00:00-05:00`) })
    onTestFinished(() => void vi.useRealTimers())
    const theirs = await acceptLead(db, { formData: { name: 'Una Nswered' } })
    const nobodys = await acceptLead(db, { formData: { name: 'Nora Nobody' } })
    await give(db, anna, theirs.id, ben)
    await db.deleteFrom('outbox').execute()
    const context = { db, settings: parseConfig({}) } as WorkerContext
    expect(await promiseDigest(context, signal)).toEqual({ promised: 4 })
    expect(await promiseDigest(context, signal)).toEqual({ promised: 0 })
    const { messages } = await digests(db)
    expect(messages.map(({ to }) => to).sort()).toEqual([[BEN], ['leads@agency.example']])
    const mails = await parsed(messages)
    const own = mails.find(({ subject }) => subject?.startsWith('Yours: '))
    expect(own?.subject).toBe('Yours: 1 lead to answer')
    expect(own?.text).toContain(theirs.reference)
    expect(own?.text).not.toContain(nobodys.reference)
    expect(own?.html).toContain('https://www.agency.example/admin/leads?view=mine')
    const after = { from: TODAY, until: TODAY, instead: null }
    await saveAbsence(db, anna, ben.id, { before: undefined, after })
    expect((await digests(db)).messages.map(({ to }) => to)).toEqual([['leads@agency.example']])
  })
})

function give(db: Db, staff: StaffMember, lead: string, to: StaffMember) {
  const state = { status: 'new', statusReason: '', followUpOn: '', assignedTo: to.id } as const
  return changeLead(db, staff, lead, 0, state)
}

/** What is sent when the promised notices are written. */
async function told(db: Db) {
  return mailed(db, 'mail-assigned', mailAssigned)
}

async function digests(db: Db) {
  return mailed(db, 'mail-digest', mailDigest)
}
