import { expect, test } from 'vitest'
import { answerChangesOf } from '../../../db/leads/answer-changes.ts'
import { findApplication, saveApplication } from '../../../db/leads/application.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { eventsOf, findLead } from '../../../db/leads/lead.ts'
import { exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { openDesk } from '../../staff/staff-desk.ts'

onBothDatabases('an answer that staff correct', (open) => {
  const openLead = async (database: TestDatabase) => {
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const lead = await acceptLead(db)
    const send = (fields: Record<string, string>, id = lead.id) =>
      desk.post(`/leads/${id}/answers`, { part: 'boat', ...fields })
    const stored = async () => (await findApplication(db, lead.id))?.answers
    return { ...desk, db, lead, send, stored }
  }

  test('is saved with who and what was there, and nothing else of the form', async () => {
    const { db, staff, lead, send, stored } = await openLead(await open())
    await saveApplication(db, lead.id, { make: 'Contender', model: '28' })
    const before = await findLead(db, lead.id, 'ben@agency.example')
    const answer = await send({
      ...{ make: 'Contender', 'shown-make': 'Contender' },
      ...{ model: ' 28 T ', 'shown-model': '28' },
      // Of the request, and shown as the application's.
      ...{ length: '30', 'shown-length': '27' },
      ...{ evil: 'x', 'shown-evil': '' },
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/admin/leads/${lead.id}/application?part=boat`)
    expect(await stored()).toEqual({ make: 'Contender', model: '28 T', length: '30' })
    const changes = await answerChangesOf(db, lead.id)
    expect(changes.map(({ question, was, became }) => [question, was, became]).sort()).toEqual([
      ['length', '27', '30'],
      ['model', '28', '28 T'],
    ])
    expect(changes.every(({ staffEmail }) => staffEmail === staff.email)).toBe(true)
    const [event] = await eventsOf(db, lead.id)
    expect(event).toMatchObject({ action: 'answers-corrected', details: { answers: 2 } })
    const after = await findLead(db, lead.id, 'ben@agency.example')
    expect(after?.changesByOthers).toBe((before?.changesByOthers ?? 0) + 2)
    expect((await findLead(db, lead.id, staff.email))?.changesByOthers).toBe(1)
    // Nothing touched is nothing saved.
    await send({ make: 'Contender', 'shown-make': 'Contender' })
    expect(await answerChangesOf(db, lead.id)).toHaveLength(2)
  })

  test('overwrites nothing that somebody else answered meanwhile, and says what', async () => {
    const { db, lead, send, stored } = await openLead(await open())
    await saveApplication(db, lead.id, { make: 'Contender', model: '28' })
    const shown = { 'shown-make': 'Contender', 'shown-model': '28' }
    await saveApplication(db, lead.id, { model: '28 ST' })
    const answer = await send({ make: 'Regulator', model: '28 T', ...shown })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      typed: { make: 'Regulator', model: '28 T' },
      conflicts: { model: '28 ST' },
      saved: 1,
    })
    expect(await stored()).toEqual({ make: 'Regulator', model: '28 ST' })
    // From the page that says so.
    const again = { make: 'Regulator', 'shown-make': 'Regulator', 'shown-model': '28 ST' }
    expect((await send({ ...again, model: '28 T' })).status).toBe(303)
    expect(await stored()).toEqual({ make: 'Regulator', model: '28 T' })
  })

  test('of two colleagues at once, the second is told', async () => {
    const { db, lead, send, stored } = await openLead(await open())
    const answers = await Promise.all(
      ['Contender', 'Regulator'].map((make) => send({ make, 'shown-make': '' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    const [change, ...others] = await answerChangesOf(db, lead.id)
    expect(others).toEqual([])
    expect(await stored()).toEqual({ make: change?.became })
  })

  test('is in the download of the person, goes with the lead, and needs one with questions', async () => {
    const { db, staff, lead, send } = await openLead(await open())
    await send({ make: 'Contender', 'shown-make': '' })
    const { json } = await exportPerson(db, lead.email)
    expect(JSON.parse(json).leads[0].answersCorrectedByStaff).toMatchObject([
      { question: 'make', was: '', became: 'Contender', staffEmail: staff.email },
    ])
    expect((await send({ part: 'nowhere', make: 'x' })).status).toBe(410)
    const contact = await acceptLead(db, { kind: 'contact', formData: { name: 'Jane' } })
    expect((await send({ make: 'x', 'shown-make': '' }, contact.id)).status).toBe(410)
    expect(await deleteLeads(db, staff, [lead.id])).toBe(1)
    expect(await answerChangesOf(db, lead.id)).toEqual([])
    expect((await send({ make: 'x', 'shown-make': '' })).status).toBe(410)
  })
})
