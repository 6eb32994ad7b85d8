import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { leadsBefore, leadsOfPerson } from '../../../db/leads/delete-leads.ts'
import { findDigest } from '../../../db/leads/digest.ts'
import { answerTimesMs, countUnanswered, groupLeads } from '../../../db/leads/figures.ts'
import { countFiltered, countLeads } from '../../../db/leads/lead-counts.ts'
import { countExported, exportStretches } from '../../../db/leads/lead-export.ts'
import { LEAD_VIEWS } from '../../../db/leads/lead-filter.ts'
import { idsSince, type LeadListQuery, listLeads } from '../../../db/leads/lead-list.ts'
import { leadWords } from '../../../db/leads/lead-words.ts'
import { findLikelyLeads } from '../../../db/leads/likely-same.ts'
import { listCarriers, returnLost } from '../../../db/leads/policies.ts'
import { addressesOf } from '../../../db/leads/same-person.ts'
import { isPostgres } from '../../../db/leads/search-index.ts'
import type { Db } from '../../../db/open.ts'
import { openJobs, outboxBacklog } from '../../../db/ops/outbox.ts'
import { deleteDoneJobs } from '../../../db/ops/sweep-outbox.ts'
import { listLog, listLoggedPeople } from '../../../db/staff/audit-list.ts'
import { ACTION_KINDS } from '../../../src/staff/log/load-log.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { leadRow } from '../../samples/many-leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'
import { plansOf } from '../../tools/plans.ts'

const LEADS = 20_000
/** Far fewer than there are. Lists are counted to 1,000, but leads without an answer to the last one. */
const FEW_ROWS = 6000
const CHUNK = 500
const DAY_MS = 86_400_000

type Case = [what: string, ask: (db: Db, staffId: string) => Promise<unknown>]

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const list =
  (query: Partial<LeadListQuery>): Case[1] =>
  (db, staffId) =>
    listLeads(db, { view: 'all', staffId, order: 'newest', ...query })
const log =
  (query: Parameters<typeof listLog>[1]): Case[1] =>
  (db) =>
    listLog(db, query)
const place = { direction: 'after', place: [ago(60), 'x'] } as const

const CASES: Case[] = [
  ['the list', list({})],
  ['the list, with what others changed', list({ reader: 'anna@agency.example' })],
  ['a page in its middle', list({ from: place })],
  ['the page before', list({ from: { ...place, direction: 'before' } })],
  ['the oldest', list({ order: 'oldest' })],
  ['new ones', list({ view: 'new' })],
  ['open ones, oldest first', list({ view: 'open', order: 'oldest' })],
  ['handled ones from a page on', list({ view: 'handled', from: place })],
  ['mine', list({ view: 'mine' })],
  ['held ones', list({ view: 'held' })],
  ['a kind', list({ kind: 'call' })],
  ['a kind and a type', list({ kind: 'quote', insuranceType: 'luxury' })],
  ['a week', list({ since: ago(67), before: ago(60) })],
  ['by follow-up', list({ order: 'follow-up' })],
  [
    'by the day a policy ends',
    list({ order: 'policy-end', policyEnds: ['2027-01-01', '2027-03-31'] }),
  ],
  ['lost ones that come back', (db) => returnLost(db, '2027-01-01', '2027-01-03')],
  ['the names of carriers', listCarriers],
  ['of one status', list({ status: 'quoted' })],
  ['of one status and nobody', list({ status: 'won', assignedTo: null })],
  ['of nobody', list({ assignedTo: null })],
  ['due', list({ dueBy: '2026-12-01' })],
  ['due, from a page on', list({ dueBy: '2026-12-01', from: place })],
  ['with no day for a follow-up', list({ lacksFollowUp: true })],
  [
    'the count of those that are due',
    (db, staffId) => countFiltered(db, { view: 'all', staffId, dueBy: '2026-12-01' }),
  ],
  ['a search for a common word', list({ search: 'boat' })],
  ['new leads', (db) => idsSince(db, ago(0.1), 50)],
  [
    'the counts',
    (db, staffId) =>
      countLeads(db, {
        staffId,
        views: LEAD_VIEWS,
        kinds: ['quote', 'contact', 'call'],
        insuranceTypes: ['boat', 'luxury', 'none at all'],
      }),
  ],
  [
    'the count of a week',
    (db, staffId) => countFiltered(db, { view: 'all', staffId, since: ago(67), before: ago(60) }),
  ],
  [
    'a stretch of an export',
    (db, staffId) => exportStretches(db, { view: 'all', staffId }, ago(0)).next(),
  ],
  [
    'a stretch of an export of new ones that a search finds',
    (db, staffId) => exportStretches(db, { view: 'new', staffId, search: 'boat' }, ago(0)).next(),
  ],
  ['what a person sent', (db) => leadsOfPerson(db, ['visitor7@example.com'])],
  ['the addresses of a person', (db) => addressesOf(db, 'visitor7@example.com')],
  ['leads too old to keep', (db) => leadsBefore(db, ago(9999), 200)],
  ['the digest', (db) => findDigest(db, '2026-12-01')],
  ['who waits', (db) => countUnanswered(db, ago(100))],
  ['figures of days', (db) => groupLeads(db, ago(10))],
  ['times until an answer', (db) => answerTimesMs(db, ago(10))],
  ['the log', log({})],
  ['the log of a week', log({ from: ago(67), until: ago(60) })],
  ['the log of a person', log({ person: 'rare@agency.example' })],
  ['a kind in the log', log({ actions: ACTION_KINDS.account })],
  ['deletions in the log', log({ actions: ACTION_KINDS.deletion })],
  ['deletions by a person', log({ person: 'anna@agency.example', actions: ACTION_KINDS.deletion })],
  ['who is in the log', (db) => listLoggedPeople(db)],
  ['open jobs', (db) => openJobs(db, 'all', 100)],
  ['jobs not in the queue', (db) => openJobs(db, 'new', 100)],
  ['what waits', (db) => outboxBacklog(db)],
  [
    'accepting a lead',
    (db) => acceptSubmission(db, quoteRequest(), { judging: judgingOfStranger() }),
  ],
  ['the sweep of done jobs', (db) => deleteDoneJobs(db, ago(9999))],
]

onBothDatabases('query plans', (open) => {
  test('go through an index and not through a table, whatever staff ask for', async () => {
    const database = await open()
    const { db } = database
    const { id: staffId } = await makeStaff(database)
    await fill(db, staffId)
    for (const [what, ask] of CASES) {
      const plans = await plansOf(db, (watched) => ask(watched, staffId))
      expect(plans.wholes, what).toEqual([])
      expect(plans.mostRows, what).toBeLessThan(FEW_ROWS)
    }
    // What it finds is sorted: that need not be a place in an index.
    const rare = await plansOf(db, (watched) => list({ search: 'family77' })(watched, staffId))
    expect(rare.indexes).toContain('submissions_search')
    expect(rare.mostRows).toBeLessThan(FEW_ROWS)
    const likely = await plansOf(db, (watched) => {
      const answers = { name: 'Name77 Family77', phone: '203-555-0077' }
      const addresses = { theirs: ['visitor7@example.com'], notTheirs: [] }
      return findLikelyLeads(watched, addresses, [answers])
    })
    expect(likely.indexes).toContain('submissions_search')
    expect(likely.mostRows).toBeLessThan(FEW_ROWS)
    const filter = { view: 'all', staffId, search: 'family77' } as const
    expect(await countExported(db, filter, ago(0))).toBe(await countFiltered(db, filter))
  })
})

async function fill(db: Db, staffId: string) {
  for (let first = 0; first < LEADS; first += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, at) => lead(first + at, staffId))
    await db.transaction().execute(async (tx) => {
      if (isPostgres(db)) {
        const searched = rows.map(({ words, search_id, ...row }) => ({
          ...row,
          search: sql`array_to_tsvector(${words}::text[])`,
        }))
        await tx.insertInto('submissions').values(searched).execute()
      } else {
        await tx
          .insertInto('submissions')
          .values(rows.map(({ words, ...row }) => row))
          .execute()
        const values = rows.map(({ search_id, words }) => sql`(${search_id}, ${words.join(' ')})`)
        await sql`insert into lead_search (rowid, words) values ${sql.join(values)}`.execute(tx)
      }
      await tx
        .insertInto('audit_log')
        .values(rows.map((_, at) => entry(first + at)))
        .execute()
      await tx
        .insertInto('outbox')
        .values(rows.map((_, at) => job(first + at)))
        .execute()
    })
  }
  // As its own housekeeping does within a minute; nobody does on SQLite.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
}

function lead(number: number, staffId: string) {
  const row = leadRow(number, LEADS)
  const versions = [JSON.parse(row.form_data)]
  const words = leadWords({
    reference: row.reference,
    email: row.email,
    source: null,
    versions,
    notes: [],
  })
  const assigned_to = number % 100 === 0 ? staffId : null
  const ends = new Date(Date.UTC(2026, 0, 1) + (number % 1000) * DAY_MS).toISOString().slice(0, 10)
  const policy_ends_on = number % 4 === 0 ? ends : null
  const carrier = number % 10 === 0 ? `Carrier ${number % 7}` : null
  return { ...row, assigned_to, policy_ends_on, carrier, words, search_id: number + 1 }
}

function entry(number: number) {
  const actions = ['lead-opened', 'lead-changed', 'sign-in', 'lead-deleted', 'role-changed']
  return {
    id: randomUUID(),
    at: ago((LEADS - number) / 100),
    staff_email: number % 5000 === 7 ? 'rare@agency.example' : 'anna@agency.example',
    action: actions[number % 3 === 0 ? number % actions.length : 0] ?? '',
    about: number % 2 ? randomUUID() : null,
    details: '{}',
  }
}

function job(number: number) {
  const at = ago((LEADS - number) / 100)
  const done = number % 1000 === 0 ? null : at
  return {
    id: randomUUID(),
    queue: 'deliver-message',
    payload: '{}',
    created_at: at,
    relayed_at: number % 2000 === 0 ? null : at,
    done_at: done,
  }
}
