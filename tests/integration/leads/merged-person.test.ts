import { expect, test } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { eventsOf, findLead, otherLeadsOf } from '../../../db/leads/lead.ts'
import { changeLead } from '../../../db/leads/lead-changes.ts'
import { addressesOf, sayOfPerson } from '../../../db/leads/same-person.ts'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import type { Db } from '../../../db/open.ts'
import { findPerson } from '../../../src/staff/leads/person/person.ts'
import { erasePerson, exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ANNA = { email: 'anna@agency.example' }
const BEN = { email: 'ben@agency.example' }
/** Of one person, with the phone and name that every sample has. */
const [HOME, WORK, BOAT, SPOUSE] = ['home', 'work', 'boat', 'spouse'].map(
  (name) => `${name}@visitor.example`,
) as [string, string, string, string]

onBothDatabases('two addresses that staff know to be of one person', (open) => {
  test('are one on every page, in the export, and when the person is deleted', async () => {
    const { db } = await open()
    const [home, work, spouse] = await leadsFrom(db, [HOME, WORK, SPOUSE])
    await askToSubscribe(db, { email: WORK, consentText: 'Yes', sourcePath: '/' })
    const before = await findLead(db, work.id)
    expect(await sayOfPerson(db, ANNA, home.id, work.id, true)).toBe('said')
    // A double press, and a colleague who says the same from the other side.
    expect(await sayOfPerson(db, ANNA, home.id, work.id, true)).toBe('said')
    expect(await sayOfPerson(db, BEN, work.id, home.id, true)).toBe('said')
    expect(await findLead(db, work.id)).toEqual(before)
    for (const [{ id, reference }, { reference: other }] of [
      [home, work],
      [work, home],
    ] as const) {
      expect(reference).not.toBe(other)
      expect(await eventsOf(db, id)).toMatchObject([
        { action: 'person-merged', staffEmail: ANNA.email, details: { with: other } },
      ])
    }
    // It holds for what comes later.
    const [later] = await leadsFrom(db, [WORK])
    const person = await findPerson(db, HOME)
    expect(person.emails).toEqual([HOME, WORK])
    expect(idsOf(person.leads)).toEqual([home.id, work.id, later.id].sort())
    expect(person.likely.map(({ id }) => id)).toEqual([spouse.id])
    const { theirs } = await addressesOf(db, WORK)
    expect(idsOf(await otherLeadsOf(db, theirs, work.id))).toEqual([home.id, later.id].sort())
    const { json, references } = await exportPerson(db, HOME)
    expect(references.sort()).toEqual([home, work, later].map(({ reference }) => reference).sort())
    expect(JSON.parse(json)).toMatchObject({
      email: HOME,
      otherAddresses: [WORK],
      subscription: { email: WORK },
    })
    expect(await erasePerson(db, ANNA, HOME)).toEqual({ leads: 3, drafts: 0, wasSubscribed: true })
    expect(await findLead(db, spouse.id)).toBeDefined()
    expect(await db.selectFrom('same_person').selectAll().execute()).toEqual([])
    const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
    expect(log).not.toContain('visitor.example')
  })

  test('are parted again, and somebody else is never offered again until staff say otherwise', async () => {
    const { db } = await open()
    const [home, work, boat, spouse] = await leadsFrom(db, [HOME, WORK, BOAT, SPOUSE])
    await sayOfPerson(db, ANNA, home.id, work.id, true)
    await sayOfPerson(db, ANNA, work.id, boat.id, true)
    expect((await findPerson(db, HOME)).emails.sort()).toEqual([HOME, WORK, BOAT].sort())
    await sayOfPerson(db, ANNA, home.id, spouse.id, false)
    expect(await findPerson(db, BOAT)).toMatchObject({ likely: [], others: [{ id: spouse.id }] })
    expect((await findPerson(db, SPOUSE)).likely).toEqual([])
    await sayOfPerson(db, ANNA, home.id, boat.id, false)
    expect(await findPerson(db, HOME)).toMatchObject({ emails: [HOME, WORK], likely: [] })
    expect((await findPerson(db, BOAT)).emails).toEqual([BOAT])
    expect(idsOf((await findPerson(db, HOME)).others)).toEqual([boat.id, spouse.id].sort())
    const [event] = await eventsOf(db, boat.id)
    expect(event).toMatchObject({ action: 'person-parted', details: { with: home.reference } })
    await sayOfPerson(db, ANNA, home.id, spouse.id, true)
    expect((await findPerson(db, SPOUSE)).emails.sort()).toEqual([HOME, SPOUSE, WORK].sort())
  })

  test('stay one when the address that joined them is gone', async () => {
    const { db } = await open()
    const [home, work, boat] = await leadsFrom(db, [HOME, WORK, BOAT])
    await sayOfPerson(db, ANNA, home.id, work.id, true)
    await sayOfPerson(db, ANNA, work.id, boat.id, true)
    await deleteLeads(db, ANNA, [work.id])
    expect((await findPerson(db, HOME)).emails).toEqual([HOME, BOAT])
    const rows = await db.selectFrom('same_person').select(['email', 'other_email']).execute()
    expect(JSON.stringify(rows)).not.toContain(WORK)
    expect(await sayOfPerson(db, ANNA, home.id, work.id, true)).toBe('other gone')
    expect(await sayOfPerson(db, ANNA, work.id, home.id, true)).toBe('gone')
    const [again] = await leadsFrom(db, [HOME])
    expect(await sayOfPerson(db, ANNA, home.id, again.id, false)).toBe('one address')
  })

  test('are merged by two brokers at once, while a third edits and a fourth deletes', async () => {
    const { db } = await open()
    for (let round = 0; round < 5; round++) {
      const emails = [HOME, WORK, BOAT, SPOUSE].map((email) => `${round}${email}`)
      const [home, work, boat, spouse] = await leadsFrom(db, emails)
      const [one, two, edited] = await Promise.all([
        sayOfPerson(db, ANNA, home.id, work.id, true),
        sayOfPerson(db, BEN, boat.id, work.id, true),
        changeLead(db, BEN, work.id, 0, { status: 'quoted' }),
        deleteLeads(db, ANNA, [spouse.id]),
        sayOfPerson(db, BEN, boat.id, spouse.id, true),
      ])
      expect([one, two, edited]).toEqual(['said', 'said', 'saved'])
      expect((await findLead(db, work.id))?.state.status).toBe('quoted')
      for (const { email } of [home, work, boat]) {
        expect((await findPerson(db, email)).emails.sort()).toEqual(emails.slice(0, 3).sort())
      }
    }
  })
})

async function leadsFrom<T extends string[]>(db: Db, emails: T) {
  const leads: Awaited<ReturnType<typeof acceptLead>>[] = []
  for (const email of emails) leads.push(await acceptLead(db, { email }))
  return leads as [(typeof leads)[0], (typeof leads)[0], (typeof leads)[0], (typeof leads)[0]]
}

function idsOf(leads: { id: string }[]): string[] {
  return leads.map(({ id }) => id).sort()
}
