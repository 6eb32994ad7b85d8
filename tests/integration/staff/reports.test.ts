import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import type { LeadStatus } from '../../../db/schema/leads.ts'
import {
  countInWords,
  loadReport,
  spanAsked,
  usualSpans,
} from '../../../src/staff/reports/report.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const SPAN = { from: '2026-11-01', to: '2026-11-02' }

interface Became {
  status?: LeadStatus
  premium?: number
  quoted_on?: string
  answered_at?: string
  assigned_to?: string
  held_at?: string
}

async function leadAt(db: Db, at: string, became: Became, town = 'norwalk') {
  const source = { path: `/towns/${town}?from=mail`, town, lastCampaign: 'spring' }
  const { id } = await acceptLead(db, { source })
  const created_at = new Date(at).toISOString()
  await db
    .updateTable('submissions')
    .set({ created_at, ...became })
    .where('id', '=', id)
    .execute()
}

onBothDatabases('a report', (open) => {
  test('adds up what became of the leads of its days, by each thing that they have in common', async () => {
    const database = await open()
    const { db } = database
    const broker = await makeStaff(database)
    const held_at = '2026-11-01T12:00:00.000Z'
    await leadAt(db, '2026-10-31T23:59:59-04:00', { status: 'won', premium: 9000 })
    await leadAt(db, '2026-11-01T00:00:00-04:00', { status: 'won', premium: 1200 })
    await leadAt(db, '2026-11-02T23:59:59-05:00', { status: 'won', premium: 800 }, 'milford')
    await leadAt(db, '2026-11-03T00:00:00-05:00', { status: 'won', premium: 9000 })
    await leadAt(db, '2026-11-01T12:00:00-05:00', { held_at })
    await leadAt(db, '2026-11-01T12:00:00-05:00', { status: 'lost', quoted_on: '2026-11-02' })
    await leadAt(db, '2026-11-01T12:00:00-05:00', { status: 'quoted', premium: 700 }, 'milford')
    await leadAt(db, '2026-11-01T12:00:00-05:00', { status: 'new', assigned_to: broker.id })
    const { all, groups } = await loadReport(db, SPAN)
    expect(all).toMatchObject({ leads: 5, quoted: 4, won: 2, premium: 2000, answerMs: undefined })
    const rows = (of: string) =>
      groups
        .find(({ id }) => id === of)
        ?.rows.map(({ label, leads, won, premium }) => [label, leads, won, premium])
    expect(rows('town')).toEqual([
      ['Norwalk', 3, 1, 1200],
      ['Milford', 2, 1, 800],
    ])
    expect(rows('page')).toEqual([
      ['/towns/norwalk', 3, 1, 1200],
      ['/towns/milford', 2, 1, 800],
    ])
    expect(rows('broker')).toEqual([
      ['Nobody yet', 4, 2, 2000],
      ['Anna Fowler', 1, 0, 0],
    ])
    expect(rows('source')).toEqual([['Campaign spring', 5, 2, 2000]])
  })

  test('says how long half of the answered leads waited, from five on', async () => {
    const { db } = await open()
    const answered = async (minute: number) =>
      leadAt(db, '2026-11-01T12:00:00Z', {
        answered_at: new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString(),
      })
    for (const minute of [5, 10, 60, 90]) await answered(minute)
    expect((await loadReport(db, SPAN)).all.answerMs).toBeUndefined()
    await answered(20)
    expect((await loadReport(db, SPAN)).all.answerMs).toBe(20 * 60_000)
  })

  test('goes through more leads than one step reads', async () => {
    const { db } = await open()
    await leadAt(db, '2026-11-01T12:00:00Z', {})
    const first = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
    // SQLite numbers the rows for its search by itself.
    const row = { ...first, search_id: undefined }
    const copies = Array.from({ length: 2500 }, (_, n) => ({
      ...row,
      id: crypto.randomUUID(),
      reference: `FM-${String(n).padStart(4, '0')}-TEST`,
      submission_key: crypto.randomUUID(),
    }))
    while (copies.length > 0) {
      await db.insertInto('submissions').values(copies.splice(0, 250)).execute()
    }
    expect((await loadReport(db, SPAN)).all.leads).toBe(2501)
  })
})

test('the days of a report are those that are asked for, or the last 90', () => {
  const asked = (query: string) => spanAsked(new URLSearchParams(query), '2026-11-30')
  expect(asked('')).toEqual({ from: '2026-09-02', to: '2026-11-30' })
  expect(asked('from=2026-02-31&to=x')).toEqual(asked(''))
  expect(asked('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(usualSpans('2026-01-05')[1]).toEqual({
    label: 'Last month',
    from: '2025-12-01',
    to: '2025-12-31',
  })
})

test('percentages are said from ten leads on', () => {
  expect(countInWords(3, 9)).toBe('3')
  expect(countInWords(3, 10)).toBe('3 (30%)')
})
