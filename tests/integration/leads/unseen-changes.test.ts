import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { deleteUnchanged } from '../../../db/leads/delete-leads.ts'
import { addLaterFiles } from '../../../db/leads/later-files.ts'
import { findLead } from '../../../db/leads/lead.ts'
import { markOpened } from '../../../db/leads/lead-changes.ts'
import { markAnswered } from '../../../db/leads/lead-contact.ts'
import { listLeads } from '../../../db/leads/lead-list.ts'
import { addNote } from '../../../db/leads/lead-notes.ts'
import type { NewSubmission } from '../../../db/leads/submissions.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../db/open.ts'
import { newLeadsSince } from '../../../src/staff/leads/list/new-leads-since.ts'
import { changesValue, selectedValue } from '../../../src/staff/leads/list/selected.ts'
import { shownLeads } from '../../../src/staff/leads/list/shown-lead.ts'
import { workOnSelected } from '../../../src/staff/leads/list/work-on-selected.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead, holdLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const ANNA = { email: 'anna@agency.example' }
const BOB = { email: 'bob@agency.example' }
const LONG_AGO = '2000-01-01T00:00:00.000Z'

type Change = (db: Db, id: string, request: NewSubmission) => Promise<unknown>

/** What staff do with a lead that leaves its revision. */
const OF_STAFF: Record<string, (who: { email: string }) => Change> = {
  'released it': (who) => (db, id) => releaseLeads(db, who, [id]),
  'wrote a note': (who) => (db, id) => addNote(db, who, id, 'A friend of mine: this is real'),
  'called the visitor': (who) => (db, id) => markAnswered(db, who, id, 'call'),
}

/** What visitors do with it, which does, too. */
const OF_VISITORS: Record<string, Change> = {
  'corrected an answer': (db, _, { formData, ...request }) =>
    acceptSubmission(db, { ...request, formData: { ...formData, vessel_length: 31 } }),
  'added a file': async (db, id) =>
    addLaterFiles(db, id, [await storedFile(db)], { since: LONG_AGO, files: 1 }),
}

const CHANGES = [
  ...Object.entries(OF_STAFF).map(([what, by]) => [`Bob ${what}`, by(BOB)] as const),
  ...Object.entries(OF_VISITORS).map(([what, change]) => [`the visitor ${what}`, change] as const),
]

async function heldLead(db: Db) {
  const request = quoteRequest()
  const { id } = await holdLead(db, request)
  return { id, request }
}

/** What the page of a lead shows of it to somebody. */
async function readBy(db: Db, { email }: { email: string }, id: string) {
  const lead = await findLead(db, id, email)
  return new Map(lead && [[id, lead]])
}

onBothDatabases('a lead is not deleted unseen', (open) => {
  test.each(CHANGES)('after %s', async (_, change) => {
    const { db } = await open()
    const { id, request } = await heldLead(db)
    const seen = await readBy(db, ANNA, id)
    await change(db, id, request)
    expect(await deleteUnchanged(db, ANNA, [id], seen)).toEqual({ done: 0, stale: 1 })
    const now = await readBy(db, ANNA, id)
    expect(now.get(id)?.revision).toBe(0)
    expect(await deleteUnchanged(db, ANNA, [id], now)).toEqual({ done: 1, stale: 0 })
    expect(await findLead(db, id)).toBeUndefined()
  })

  test('unless one has changed it oneself, and looking at it counts as nothing', async () => {
    const { db } = await open()
    const { id, request } = await heldLead(db)
    const [seenByAnna, seenByBob] = [await readBy(db, ANNA, id), await readBy(db, BOB, id)]
    for (const by of Object.values(OF_STAFF)) await by(ANNA)(db, id, request)
    await markOpened(db, BOB, id)
    expect(await deleteUnchanged(db, BOB, [id], seenByBob)).toEqual({ done: 0, stale: 1 })
    expect(await deleteUnchanged(db, ANNA, [id], seenByAnna)).toEqual({ done: 1, stale: 0 })
  })

  test('in a list, where the others that were selected are', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const [touched, other] = [await acceptLead(db), await acceptLead(db)]
    await addNote(db, BOB, touched.id, 'Bob knows her')
    const query = { view: 'all', staffId: anna.id, order: 'newest', reader: anna.email } as const
    const listed = async () => shownLeads(db, (await listLeads(db, query)).leads)
    const remove = (leads: Awaited<ReturnType<typeof listed>>) =>
      workOnSelected(
        db,
        anna,
        new URLSearchParams([
          ['do', 'delete'],
          ...leads.map((lead) => ['ids', selectedValue(lead)]),
          ...leads.map((lead) => ['changes', changesValue(lead)]),
        ]),
      )
    const seen = await listed()
    expect(await newLeadsSince(db, anna, LONG_AGO)).toEqual(seen)
    await markAnswered(db, BOB, touched.id, 'mail')
    expect((await remove(seen)).text).toBe(
      '1 lead was deleted. 1 lead was changed by somebody else meanwhile, and stays as it is: look at it first.',
    )
    expect(await findLead(db, other.id)).toBeUndefined()
    expect((await remove(await listed())).text).toBe('1 lead was deleted.')
    expect(await findLead(db, touched.id)).toBeUndefined()
  })
})
