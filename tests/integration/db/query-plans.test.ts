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
import { listCarriers, returnLost } from '../../../db/leads/policies.ts'
import { isPostgres } from '../../../db/leads/search-index.ts'
import type { Db } from '../../../db/open.ts'
import { openJobs, outboxBacklog } from '../../../db/ops/outbox.ts'
import { deleteDoneJobs } from '../../../db/ops/sweep-outbox.ts'
import { listLog, listLoggedPeople } from '../../../db/staff/audit-list.ts'
import { ACTION_KINDS } from '../../../src/staff/log/action-kinds.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { leadRow } from '../../samples/many-leads.ts'
import { onBothDatabases, openSqlite } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'
import { plansOf } from '../../tools/plans.ts'

const LEADS = 20_000
/** Far fewer than there are. Lists are counted to 1,000, but leads without an answer to the last one. */
const FEW_ROWS = 6000
const CHUNK = 500
const DAY_MS = 86_400_000

/** What is asked of the database, and in which of its own indexes SQLite must look. */
type Case = [what: string, ask: (db: Db, staffId: string) => Promise<unknown>, ...indexes: string[]]

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const list =
  (query: Partial<LeadListQuery>): Case[1] =>
  (db, staffId) =>
    listLeads(db, { view: 'all', staffId, order: 'newest', ...query })
const log =
  (query: Parameters<typeof listLog>[1]): Case[1] =>
  (db) =>
    listLog(db, query)
const [BY_TIME, BY_STATUS] = ['submissions_by_created_at', 'submissions_by_status']
const place = { direction: 'after', place: [ago(60), 'x'] } as const

const CASES: Case[] = [
  ['the list', list({}), BY_TIME],
  [
    'the list, with what others changed',
    list({ reader: 'anna@agency.example' }),
    ...[BY_TIME, 'lead_notes_submission', 'amendments_submission'],
    ...['attachments_submission', 'audit_log_about'],
  ],
  ['a page in its middle', list({ from: place }), BY_TIME],
  ['the page before', list({ from: { ...place, direction: 'before' } }), BY_TIME],
  ['the oldest', list({ order: 'oldest' }), BY_TIME],
  ['new ones', list({ view: 'new' }), BY_STATUS],
  ['open ones, oldest first', list({ view: 'open', order: 'oldest' }), BY_TIME],
  ['handled ones from a page on', list({ view: 'handled', from: place }), BY_TIME],
  ['mine', list({ view: 'mine' }), 'submissions_by_assigned_to'],
  ['held ones', list({ view: 'held' }), 'submissions_held'],
  ['a kind', list({ kind: 'call' }), BY_TIME],
  ['a kind and a type', list({ kind: 'quote', insuranceType: 'luxury' }), BY_TIME],
  ['a week', list({ since: ago(67), before: ago(60) }), BY_TIME],
  ['by follow-up', list({ order: 'follow-up' }), 'submissions_by_follow_up'],
  [
    'by the day a policy ends',
    list({ order: 'policy-end', policyEnds: ['2027-01-01', '2027-03-31'] }),
    'submissions_by_policy_end',
  ],
  [
    'lost ones that come back',
    (db) => returnLost(db, '2027-01-01', '2027-01-03'),
    'submissions_by_policy_end',
  ],
  ['the names of carriers', listCarriers, 'submissions_carriers'],
  ['of one status', list({ status: 'quoted' }), BY_STATUS],
  ['of one status and nobody', list({ status: 'won', assignedTo: null }), BY_STATUS],
  ['of nobody', list({ assignedTo: null }), BY_TIME],
  ['due', list({ dueBy: '2026-12-01' }), 'submissions_to_follow_up'],
  ['due, from a page on', list({ dueBy: '2026-12-01', from: place }), 'submissions_to_follow_up'],
  ['with no day for a follow-up', list({ lacksFollowUp: true }), BY_TIME],
  [
    'the count of those that are due',
    (db, staffId) => countFiltered(db, { view: 'all', staffId, dueBy: '2026-12-01' }),
    'submissions_by_follow_up',
  ],
  ['a search for a common word', list({ search: 'boat' }), BY_TIME],
  ['new leads', (db) => idsSince(db, ago(0.1), 50), BY_TIME],
  [
    'the counts',
    (db, staffId) =>
      countLeads(db, {
        staffId,
        views: LEAD_VIEWS,
        kinds: ['quote', 'contact', 'call'],
        insuranceTypes: ['boat', 'luxury', 'none at all'],
      }),
    ...[BY_TIME, BY_STATUS, 'submissions_counted', 'submissions_held'],
  ],
  [
    'the count of a week',
    (db, staffId) => countFiltered(db, { view: 'all', staffId, since: ago(67), before: ago(60) }),
    BY_TIME,
  ],
  [
    'a stretch of an export',
    (db, staffId) => exportStretches(db, { view: 'all', staffId }, ago(0)).next(),
    BY_TIME,
  ],
  [
    'a stretch of an export of new ones that a search finds',
    (db, staffId) => exportStretches(db, { view: 'new', staffId, search: 'boat' }, ago(0)).next(),
    BY_STATUS,
  ],
  ['what a person sent', (db) => leadsOfPerson(db, 'visitor7@example.com'), 'submissions_by_email'],
  ['leads too old to keep', (db) => leadsBefore(db, ago(9999), 200), BY_TIME],
  [
    'the digest',
    (db) => findDigest(db, '2026-12-01'),
    ...[BY_STATUS, 'submissions_by_follow_up', 'submissions_held'],
  ],
  ['who waits', (db) => countUnanswered(db, ago(100)), BY_STATUS],
  ['figures of days', (db) => groupLeads(db, ago(10)), BY_TIME],
  ['times until an answer', (db) => answerTimesMs(db, ago(10)), BY_TIME],
  ['the log', log({}), 'audit_log_by_time'],
  ['the log of a week', log({ from: ago(67), until: ago(60) }), 'audit_log_by_time'],
  [
    'the log of a person',
    log({ person: 'rare@agency.example' }),
    ...['audit_log_by_staff_email', 'audit_log_about'],
  ],
  ['a kind in the log', log({ actions: ACTION_KINDS.account }), 'audit_log_by_action'],
  ['deletions in the log', log({ actions: ACTION_KINDS.deletion }), 'audit_log_by_action'],
  [
    'deletions by a person',
    log({ person: 'anna@agency.example', actions: ACTION_KINDS.deletion }),
    // There are not many of either, and those of the others are only tested.
    'audit_log_by_action',
  ],
  ['who is in the log', (db) => listLoggedPeople(db), 'audit_log_by_staff_email'],
  ['open jobs', (db) => openJobs(db, 'all', 100), 'outbox_open'],
  ['jobs not in the queue', (db) => openJobs(db, 'new', 100), 'outbox_unrelayed'],
  ['what waits', (db) => outboxBacklog(db), 'outbox_open'],
  [
    'accepting a lead',
    (db) => acceptSubmission(db, quoteRequest(), { judging: judgingOfStranger() }),
    'drafts_open_by_key',
  ],
  ['the sweep of done jobs', (db) => deleteDoneJobs(db, ago(9999)), 'outbox_done'],
]

onBothDatabases('query plans', (open, kind) => {
  test('go through an index and not through a table, whatever staff ask for', async () => {
    const database = await open()
    const { db } = database
    const { id: staffId } = await makeStaff(database)
    await fill(db, staffId)
    for (const [what, ask, ...indexes] of CASES) {
      const plans = await plansOf(db, (watched) => ask(watched, staffId))
      expect(plans.wholes, what).toEqual([])
      expect(plans.mostRows, what).toBeLessThan(FEW_ROWS)
      if (kind === 'SQLite')
        expect([...plans.indexes], what).toEqual(expect.arrayContaining(indexes))
    }
    // What it finds is sorted: that need not be a place in an index.
    const rare = await plansOf(db, (watched) => list({ search: 'family77' })(watched, staffId))
    expect(rare.indexes).toContain('submissions_search')
    expect(rare.mostRows).toBeLessThan(FEW_ROWS)
    const filter = { view: 'all', staffId, search: 'family77' } as const
    expect(await countExported(db, filter, ago(0))).toBe(await countFiltered(db, filter))
  })
})

test('every index of leads and of the log is asked for by one of these', async () => {
  const { db } = await openSqlite()
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'index'
    and tbl_name in ('submissions', 'audit_log') and sql is not null`.execute(db)
  const asked = new Set([...CASES.flatMap(([, , ...indexes]) => indexes), 'submissions_search'])
  expect(rows.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([])
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
