import { pino } from 'pino'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { closeDraft, startDraft } from '../../../db/leads/drafts.ts'
import { eventsOf, findLead, messagesOf, otherLeadsOf } from '../../../db/leads/lead.ts'
import { changeLead, changeLeads, markOpened } from '../../../db/leads/lead-changes.ts'
import { markAnswered } from '../../../db/leads/lead-contact.ts'
import { addNote, notesOf } from '../../../db/leads/lead-notes.ts'
import { abandonUnclaimed, filesOfDrafts } from '../../../db/leads/recurring.ts'
import { sendAgain } from '../../../db/leads/resend.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import { markRefused, markSent } from '../../../db/mail/deliveries.ts'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import { findPerson, personsHash } from '../../../src/staff/leads/person/person.ts'
import { erasePerson, exportPerson } from '../../../src/staff/leads/person/routes.ts'
import type { DeliveryContext } from '../../../worker/jobs/context.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const ANNA = { email: 'anna@agency.example' }
const NEW = { status: 'new', statusReason: '', followUpOn: '', assignedTo: '' } as const

const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

onBothDatabases('a lead at the desk', (open) => {
  test('is changed by the first of two brokers; the second learns of it', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const { id } = await acceptLead(db)
    const state = {
      ...NEW,
      status: 'won',
      statusReason: 'Jane said yes',
      assignedTo: anna.id,
    } as const
    expect(await changeLead(db, anna, id, 0, state)).toBe('saved')
    expect(await changeLead(db, ANNA, id, 0, { ...NEW, followUpOn: '2026-12-01' })).toBe(
      'changed elsewhere',
    )
    const lead = await findLead(db, id)
    expect(lead).toMatchObject({ revision: 1, state, assignedTo: { name: anna.name } })
    expect(lead?.answeredAt).toBeDefined()
    // The log outlives the lead: it holds nothing that was said about a person.
    const [event] = await eventsOf(db, id)
    expect(event?.details).toMatchObject({
      status: 'won',
      assignedTo: anna.id,
      hasStatusReason: true,
    })
    expect(await changeLead(db, anna, id, 0, state)).toBe('saved')
    expect((await findLead(db, id))?.revision).toBe(1)
  })

  test('is answered once its status says so, alone and with others', async () => {
    const { db } = await open()
    const [alone, together] = [await acceptLead(db), await acceptLead(db)]
    const areAnswered = async () =>
      [await findLead(db, alone.id), await findLead(db, together.id)].map(
        (lead) => lead?.answeredAt !== undefined,
      )
    await changeLead(db, ANNA, alone.id, 0, { ...NEW, status: 'in-work' })
    await changeLeads(db, ANNA, [together.id], { status: 'in-work' })
    await changeLeads(db, ANNA, [together.id], { status: 'new' })
    expect(await areAnswered()).toEqual([false, false])
    await changeLead(db, ANNA, alone.id, 1, { ...NEW, status: 'quoted' })
    await changeLeads(db, ANNA, [together.id], { status: 'lost' })
    expect(await areAnswered()).toEqual([true, true])
    // The wrong lead was closed; of the other, a call was noted.
    await markAnswered(db, ANNA, alone.id, 'call')
    await changeLeads(db, ANNA, [alone.id, together.id], { status: 'new' })
    expect(await areAnswered()).toEqual([true, false])
  })

  test('that is deleted takes everything of it along, and leaves its reference in the log', async () => {
    const { db } = await open()
    const file = await storedFile(db)
    const { draft } = await startDraft(db, 'quote')
    await saveDraft(db, draft.id, { addFiles: [file] })
    const request = quoteRequest({ attachmentIds: [file] })
    const { id, reference } = await acceptSubmission(db, request)
    await closeDraft(db, draft.id)
    const { draft: own } = await startDraft(db, 'quote', request.submissionKey)
    const unsent = await storedFile(db)
    await saveDraft(db, own.id, { data: { email: request.email }, addFiles: [unsent] })
    await acceptSubmission(db, { ...request, formData: { ...request.formData, phone: '' } })
    await addNote(db, ANNA, id, 'Jane called')
    await markOpened(db, ANNA, id)
    const deliveries = await messagesOf(db, id)
    expect(deliveries).toHaveLength(3)
    expect(await deleteLeads(db, ANNA, [id])).toBe(1)
    expect(await deleteLeads(db, ANNA, [id])).toBe(0)
    expect(await findLead(db, id)).toBeUndefined()
    expect([await notesOf(db, id), await messagesOf(db, id)]).toEqual([[], []])
    expect((await findPerson(db, request.email)).drafts).toEqual([])
    const log = JSON.stringify(await eventsOf(db, id))
    expect(log).toContain(reference)
    expect(log).not.toMatch(/jane|visitor\.example/i)

    for (const { id: deliveryId } of deliveries) {
      const context = { db, log: pino({ enabled: false }) } as unknown as DeliveryContext
      await deliverMessage(context, { deliveryId }, AbortSignal.timeout(5000))
    }
    const held = await filesOfDrafts(db, new Date(0).toISOString())
    expect(held.has(file)).toBe(true)
    const forgotten = await abandonUnclaimed(db, hourAgo(), held)
    expect(forgotten.map(({ id }) => id).sort()).toEqual([file, unsent].sort())

    expect(await changeLead(db, ANNA, id, 0, NEW)).toBe('gone')
    expect(await addNote(db, ANNA, id, 'too late')).toBe(false)
    expect(await markAnswered(db, ANNA, id, 'call')).toBe(false)
    expect(await sendAgain(db, ANNA, id, undefined)).toBe('gone')
  })

  test('is called and written to once for each press, also when it is sent twice at once', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    for (const { id: message } of await messagesOf(db, id)) await markSent(db, message, [])
    const key = crypto.randomUUID()
    const twice = (press: () => Promise<unknown>) => Promise.all([press(), press()])
    expect(await twice(() => markAnswered(db, ANNA, id, 'call', key))).toEqual([true, true])
    const again = () => sendAgain(db, ANNA, id, undefined, key)
    expect(await twice(again)).toEqual(['promised', 'promised'])
    expect(await markAnswered(db, ANNA, id, 'mail', key)).toBe(true)
    expect(await markAnswered(db, ANNA, id, 'call', crypto.randomUUID())).toBe(true)
    expect((await eventsOf(db, id)).map(({ details }) => details.way ?? 'again').sort()).toEqual([
      'again',
      'call',
      'call',
      'mail',
    ])
    expect(await messagesOf(db, id)).toHaveLength(3)
  })

  test('has a note once that is sent twice, and two that were typed in one form', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const key = crypto.randomUUID()
    const texts = ['Call back on Monday', 'Call back on Monday', 'Not on Monday']
    for (const text of texts) expect(await addNote(db, ANNA, id, text, key)).toBe(true)
    expect((await notesOf(db, id)).map(({ text }) => text).sort()).toEqual(texts.slice(1).sort())
  })

  test('has its messages sent again, and never one twice that still waits', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const [first, second] = await messagesOf(db, id)
    const agency = first?.audience === 'agency' ? first : second
    const visitor = first?.audience === 'agency' ? second : first
    expect(await sendAgain(db, ANNA, id, agency!.id)).toBe('still waiting')
    expect(await sendAgain(db, ANNA, id, undefined)).toBe('still waiting')
    await markSent(db, agency!.id, ['office@agency.example'])
    await markRefused(db, visitor!.id, '550 no such mailbox')
    const results = await Promise.all([1, 2].map(() => sendAgain(db, ANNA, id, agency!.id)))
    expect(results.sort()).toEqual(['promised', 'still waiting'])
    expect(await sendAgain(db, ANNA, id, visitor!.id)).toBe('promised')
    expect(await sendAgain(db, ANNA, id, 'nothing')).toBe('no such message')
    const other = await acceptLead(db)
    expect(await sendAgain(db, ANNA, other.id, agency!.id)).toBe('no such message')
    expect(await messagesOf(db, id)).toHaveLength(4)
    expect((await eventsOf(db, id)).map(({ details }) => details.audience).sort()).toEqual([
      'agency',
      'visitor',
    ])
    const jobs = await db
      .selectFrom('outbox')
      .select('id')
      .where('queue', '=', 'deliver-message')
      .execute()
    expect(jobs).toHaveLength(6)
  })

  test('is listed, downloaded and deleted with everything else of its person', async () => {
    const { db } = await open()
    const email = 'Jane+boats%_@visitor.example'
    const one = await acceptLead(db, { email })
    const two = await acceptLead(db, { email: email.toUpperCase() })
    const file = await storedFile(db)
    const ofAnother = await storedFile(db)
    const sent = await storedFile(db)
    const stranger = await acceptLead(db, { attachmentIds: [sent] })
    await addNote(db, ANNA, one.id, 'Wants cover')
    await askToSubscribe(db, { email, consentText: 'Yes, please', sourcePath: '/' })
    const { draft } = await startDraft(db, 'contact')
    await saveDraft(db, draft.id, { data: { email, name: 'Jane' }, addFiles: [file, sent] })
    const { draft: wasSent } = await startDraft(db, 'contact')
    await saveDraft(db, wasSent.id, { data: { email }, addFiles: [] })
    await closeDraft(db, wasSent.id)
    const { draft: another } = await startDraft(db, 'contact')
    const data = { email: 'jane+boats@visitor.example' }
    await saveDraft(db, another.id, { data, addFiles: [ofAnother] })

    expect((await otherLeadsOf(db, [email.toLowerCase()], one.id)).map(({ id }) => id)).toEqual([
      two.id,
    ])
    const person = await findPerson(db, email)
    expect(person.leads).toHaveLength(2)
    expect(new Map(person.drafts.map(({ id, isSent }) => [id, isSent]))).toEqual(
      new Map([
        [draft.id, false],
        [wasSent.id, true],
      ]),
    )
    const { json, references } = await exportPerson(db, email)
    expect(references.sort()).toEqual([one.reference, two.reference].sort())
    const told = JSON.parse(json)
    expect(told.subscription).toMatchObject({ consentText: 'Yes, please', state: 'waiting' })
    expect(json).toContain('Wants cover')
    expect(json).not.toContain(stranger.reference)

    expect(await erasePerson(db, ANNA, email)).toEqual({ leads: 2, drafts: 2, wasSubscribed: true })
    expect(await findPerson(db, email)).toEqual({
      emails: [email.toLowerCase()],
      leads: [],
      drafts: [],
      subscriptions: [],
      likely: [],
      others: [],
    })
    expect(await findLead(db, stranger.id)).toBeDefined()
    // Files that were uploaded a moment ago go with the next sweep all the same.
    const forgotten = await abandonUnclaimed(db, hourAgo(), new Set([ofAnother]))
    expect(forgotten.map(({ id }) => id)).toEqual([file])
    const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
    expect(log).toContain(personsHash(email))
    expect(log).toContain(one.reference)
    expect(log).not.toMatch(/visitor\.example/i)
    expect(await erasePerson(db, ANNA, email)).toMatchObject({ leads: 0, wasSubscribed: false })
  })
})
