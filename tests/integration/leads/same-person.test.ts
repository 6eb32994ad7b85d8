import { expect, test } from 'vitest'
import { startDraft } from '../../../db/leads/drafts.ts'
import { findLead } from '../../../db/leads/lead.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import type { Db } from '../../../db/open.ts'
import { findPerson } from '../../../src/staff/leads/person/person.ts'
import { erasePerson, exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ANNA = { email: 'anna@agency.example' }
const JANE = 'jane@visitor.example'
const OTHER = 'jd@work.example'

onBothDatabases('a person', (open) => {
  test('is also found by a phone, however it is written, and by the whole name, under other addresses', async () => {
    const { db } = await open()
    await lead(db, JANE, { phone: '+1 (203) 555-0123', first_name: 'José', last_name: 'Łukasik' })
    const byPhone = await lead(db, OTHER, {
      phone: '203.555.0123',
      first_name: 'J',
      last_name: 'L',
    })
    const byName = await lead(db, 'c@x.example', {
      phone: '860-555-0100',
      first_name: 'Lukasik',
      last_name: 'Jose',
    })
    await lead(db, 'd@x.example', { phone: '860-555-0177', first_name: 'José', last_name: 'Other' })
    const { draft } = await startDraft(db, 'contact')
    const data = { name: 'No Address', phone: '203-555-0123' }
    await saveDraft(db, draft.id, { data, addFiles: [] })
    const { likely } = await findPerson(db, JANE)
    expect(new Map(likely.map(({ id, by }) => [id, by]))).toEqual(
      new Map([
        [byPhone.id, ['phone']],
        [byName.id, ['name']],
        [draft.id, ['phone']],
      ]),
    )
  })

  test('is downloaded and deleted with what staff have confirmed, and nothing else', async () => {
    const { db } = await open()
    const phone = '203-555-0123'
    await lead(db, JANE, { phone, first_name: 'Jane', last_name: 'Doe' })
    const theirs = await lead(db, OTHER, { phone, first_name: 'J', last_name: 'D' })
    const spouse = await lead(db, 'joe@x.example', { phone, first_name: 'Joe', last_name: 'Doe' })
    const stranger = await lead(db, 's@x.example', { phone: '860-555-0100', first_name: 'S' })
    await askToSubscribe(db, { email: OTHER, consentText: 'Yes', sourcePath: '/' })
    const { likely } = await findPerson(db, JANE)
    const offered = likely.filter((one) => one.kind !== 'lead' || one.id === theirs.id)
    expect(offered.map(({ kind }) => kind).sort()).toEqual(['lead', 'subscription'])
    const also = [...offered.map(({ id }) => id), stranger.id]

    const { json, references } = await exportPerson(db, JANE, also)
    expect(references).toContain(theirs.reference)
    expect(json).toContain(OTHER)
    expect(references).not.toContain(spouse.reference)
    expect(references).not.toContain(stranger.reference)
    expect((await exportPerson(db, JANE)).references).not.toContain(theirs.reference)

    const erased = await erasePerson(db, ANNA, JANE, also)
    expect(erased).toEqual({ leads: 2, drafts: 0, wasSubscribed: true })
    expect(await findLead(db, theirs.id)).toBeUndefined()
    expect(await findLead(db, spouse.id)).toBeDefined()
    expect(await findLead(db, stranger.id)).toBeDefined()
    expect((await findPerson(db, OTHER)).subscriptions).toEqual([])
  })
})

function lead(db: Db, email: string, answers: Record<string, string>) {
  const request = quoteRequest({ email })
  return acceptLead(db, { ...request, formData: { ...request.formData, ...answers } })
}
