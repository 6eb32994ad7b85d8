import { expect, test } from 'vitest'
import { eventsOf, findLead } from '../../../db/leads/lead.ts'
import { changeLead, type LeadState } from '../../../db/leads/lead-changes.ts'
import { contactEntry, markAnswered } from '../../../db/leads/lead-contact.ts'
import { addReply } from '../../../db/leads/replies.ts'
import { undoStep } from '../../../db/leads/undo-step.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../../db/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const ANNA = { email: 'anna@agency.example' }
const BEN = { email: 'ben@agency.example' }

onBothDatabases('a step of a lead', (open) => {
  test('is undone with the day of the first answer, once, and the log has both', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const before = await findLead(db, id)
    const press = crypto.randomUUID()
    await markAnswered(db, ANNA, id, 'call', press)
    const entry = contactEntry(id, press, 'call')
    for (let presses = 0; presses < 2; presses++) {
      expect(await undoStep(db, ANNA, id, entry, {})).toEqual({ result: 'undone' })
    }
    expect(await findLead(db, id)).toEqual({ ...before, revision: 1 })
    // The page that noted it is loaded again.
    expect(await markAnswered(db, ANNA, id, 'call', press)).toBe(true)
    expect((await findLead(db, id))?.state.status).toBe('new')
    expect((await eventsOf(db, id)).map(({ action, details }) => [action, details.way])).toEqual([
      ['answer-undone', 'call'],
      ['lead-answered', 'call'],
    ])
    // Set to new by hand later: the call that was undone is no answer.
    await change(db, id, 1, { status: 'quoted' })
    await change(db, id, 2, { status: 'new' })
    expect((await findLead(db, id))?.answeredAt).toBeUndefined()
    const voicemail = crypto.randomUUID()
    await markAnswered(db, ANNA, id, 'voicemail', voicemail)
    await undoStep(db, ANNA, id, contactEntry(id, voicemail, 'voicemail'), {})
    expect((await findLead(db, id))?.state.status).toBe('new')
  })

  test('brings back all that it changed, and what was first answered stays so', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    await change(db, id, 0, { status: 'in-work', followUpOn: '2020-02-03', carrier: 'Chubb' })
    await markAnswered(db, BEN, id, 'mail')
    const before = await findLead(db, id)
    const entry = await change(db, id, 1, { status: 'lost', followUpOn: '', carrier: '' })
    const was = { status: 'in-work', followUpOn: '2020-02-03', carrier: 'Chubb' } as const
    expect(await undoStep(db, ANNA, id, entry, was)).toEqual({ result: 'undone' })
    expect(await findLead(db, id)).toEqual({ ...before, revision: 3 })
    const [event] = await eventsOf(db, id)
    expect(event).toMatchObject({
      action: 'lead-undone',
      details: { status: 'in-work', hasCarrier: true },
    })
    expect(JSON.stringify(event)).not.toContain('Chubb')
  })

  test('stays when somebody has changed the lead since, or when something was sent', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const entry = await change(db, id, 0, { status: 'quoted' })
    expect(await undoStep(db, BEN, id, entry, { status: 'new' })).toEqual(ELSEWHERE)
    await change(db, id, 1, { followUpOn: '2027-02-03' }, BEN)
    expect(await undoStep(db, ANNA, id, entry, { status: 'new' })).toEqual(ELSEWHERE)
    expect((await findLead(db, id))?.state).toMatchObject({ status: 'quoted' })
    const reply = { subject: 'Hello', text: 'Ahoy', key: crypto.randomUUID() }
    await addReply(db, { ...ANNA, name: 'Anna' }, id, reply)
    const [sent] = await eventsOf(db, id)
    expect(sent?.action).toBe('lead-answered')
    expect(await undoStep(db, ANNA, id, sent?.id ?? '', {})).toEqual(ELSEWHERE)
    expect(await undoStep(db, ANNA, newId(), entry, {})).toEqual({ result: 'gone' })
  })

  test('that gave the lead to a colleague says what became of their message', async () => {
    const database = await open()
    const { db } = database
    const dan = await makeStaff(database)
    const { id } = await acceptLead(db)
    const first = await change(db, id, 0, { assignedTo: dan.id }, BEN)
    const nobody = { assignedTo: '' }
    expect(await undoStep(db, BEN, id, first, nobody)).toEqual({ result: 'undone', mail: 'waits' })
    const second = await change(db, id, 2, { assignedTo: dan.id }, BEN)
    const now = new Date().toISOString()
    await db.updateTable('outbox').set({ done_at: now }).execute()
    expect(await undoStep(db, BEN, id, second, nobody)).toEqual({ result: 'undone', mail: 'left' })
    expect((await findLead(db, id))?.assignedTo).toBeUndefined()
    // Who had it before is a writer now.
    await change(db, id, 4, { assignedTo: dan.id }, dan)
    const taken = await change(db, id, 5, nobody, BEN)
    await db.updateTable('staff').set({ role: 'writer' }).where('id', '=', dan.id).execute()
    expect(await undoStep(db, BEN, id, taken, { assignedTo: dan.id })).toEqual({
      result: 'gets no leads',
    })
  })

  test('is undone or changed by somebody else at the same moment, and never both', async () => {
    const { db } = await open()
    for (let round = 0; round < 5; round++) {
      const { id } = await acceptLead(db)
      const entry = await change(db, id, 0, { status: 'quoted' })
      const [undone, changed] = await Promise.all([
        undoStep(db, ANNA, id, entry, { status: 'new' }),
        changeLead(db, BEN, id, 1, { premium: '1200' }),
      ])
      const { status, premium } = (await findLead(db, id))?.state ?? {}
      expect([undone.result, changed, status, premium]).toEqual(
        undone.result === 'undone'
          ? ['undone', 'changed elsewhere', 'new', '']
          : ['changed elsewhere', 'saved', 'quoted', '1200'],
      )
    }
  })
})

const ELSEWHERE = { result: 'changed elsewhere' }

async function change(
  db: Db,
  id: string,
  revision: number,
  set: Partial<LeadState>,
  staff = ANNA,
): Promise<string> {
  const entry = newId()
  expect(await changeLead(db, staff, id, revision, set, entry)).toBe('saved')
  return entry
}
