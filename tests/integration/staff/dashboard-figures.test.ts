import { describe, expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { recordVisit } from '../../../db/ops/visits.ts'
import {
  lastOfficeDays,
  loadFigures,
  workingDaysAgo,
} from '../../../src/staff/dashboard/figures/figures.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const NOW = new Date('2026-11-23T15:00:00-05:00')

describe('the days of the office', () => {
  test('lie between its midnights, also when the clocks change', () => {
    const days = lastOfficeDays(270, NOW)
    const hours = (of: string) => {
      const { since = '', before = '' } = days.find(({ day }) => day === of) ?? {}
      return (Date.parse(before) - Date.parse(since)) / 3_600_000
    }
    expect(days.at(-1)).toEqual({
      day: '2026-11-23',
      since: '2026-11-23T05:00:00.000Z',
      before: '2026-11-24T05:00:00.000Z',
    })
    expect([hours('2026-11-01'), hours('2026-11-02'), hours('2026-03-08')]).toEqual([25, 24, 23])
    for (const [index, { since }] of days.slice(1).entries()) {
      expect(days[index]?.before).toBe(since)
    }
  })

  test('of the week alone make a working day', () => {
    const ago = (text: string) => workingDaysAgo(1, new Date(text)).toISOString()
    expect(ago('2026-11-24T15:00:00-05:00')).toBe('2026-11-23T20:00:00.000Z')
    expect(ago('2026-11-23T15:00:00-05:00')).toBe('2026-11-20T20:00:00.000Z')
    // All of the weekend is its first moment: what came on Friday has waited since then.
    expect(ago('2026-11-22T15:00:00-05:00')).toBe('2026-11-20T05:00:00.000Z')
  })
})

onBothDatabases('the figures of the dashboard', (open) => {
  test('are all zero where there is nothing', async () => {
    const { db } = await open()
    const figures = await loadFigures(db, NOW)
    expect(figures.leads.days).toHaveLength(90)
    expect(figures.leads.periods).toEqual(
      [7, 30, 90].map((days) => ({ days, count: 0, before: 0 })),
    )
    expect(figures.kinds).toEqual([])
    expect(figures.answers).toEqual({ answered: 0, medianMs: undefined })
  })

  test('count leads by the days of the office, without those that are held', async () => {
    const { db } = await open()
    await leadAt(db, '2026-11-23T00:00:00-05:00')
    await leadAt(db, '2026-11-22T23:59:59.999-05:00')
    await leadAt(db, '2026-11-22T12:00:00-05:00', { held_at: NOW.toISOString() })
    // The hour that comes twice when the clocks are set back, and the day's last in winter time.
    await leadAt(db, '2026-11-01T01:30:00-04:00')
    await leadAt(db, '2026-11-01T01:30:00-05:00')
    await leadAt(db, '2026-11-01T23:30:00-05:00')
    await leadAt(db, '2026-10-31T23:59:00-04:00')
    // The day before the chart begins, and the first day of the comparison.
    await leadAt(db, '2026-08-25T23:59:59-04:00')
    await leadAt(db, '2026-08-26T00:00:00-04:00')
    const { leads } = await loadFigures(db, NOW)
    const counts = Object.fromEntries(
      leads.days.filter(({ count }) => count > 0).map(({ day, count }) => [day, count]),
    )
    expect(counts).toEqual({
      '2026-08-26': 1,
      '2026-10-31': 1,
      '2026-11-01': 3,
      '2026-11-22': 1,
      '2026-11-23': 1,
    })
    expect(leads.periods).toEqual([
      { days: 7, count: 2, before: 0 },
      { days: 30, count: 6, before: 0 },
      { days: 90, count: 7, before: 1 },
    ])
  })

  test('count visits of all pages by day', async () => {
    const { db } = await open()
    for (const [path, day] of [
      ['/', '2026-11-23'],
      ['/', '2026-11-23'],
      ['/quote', '2026-11-23'],
      ['/quote', '2026-11-10'],
      ['/', '2025-01-01'],
    ] as const) {
      await recordVisit(db, { path, day })
    }
    const { visits } = await loadFigures(db, NOW)
    expect(visits.days.at(-1)).toEqual({ day: '2026-11-23', count: 3 })
    expect(visits.periods.map(({ count, before }) => [count, before])).toEqual([
      [3, 1],
      [4, 0],
      [4, 0],
    ])
  })

  test('count leads by kind, type, town and source', async () => {
    const { db } = await open()
    const path = '/quote'
    await leadAt(
      db,
      NOW,
      {},
      { source: { path, town: 'mystic', referrer: 'https://www.boats.example/x' } },
    )
    await leadAt(
      db,
      NOW,
      {},
      { source: { path, town: 'mystic', referrer: 'https://boats.example/' } },
    )
    await leadAt(
      db,
      NOW,
      {},
      {
        kind: 'contact',
        formData: { name: 'Jo', insurance_type: '' },
        source: { path, referrer: 'https://boats.example/', lastCampaign: 'spring / mail' },
      },
    )
    await leadAt(db, NOW, {}, { source: { path, town: 'old-saybrook', referrer: 'no address' } })
    await leadAt(db, NOW, { held_at: NOW.toISOString() })
    await leadAt(db, '2026-08-25T12:00:00-04:00')
    const { kinds, types, towns, sources } = await loadFigures(db, NOW)
    expect(kinds).toEqual([
      { label: 'Quote requests', leads: 3 },
      { label: 'Contact messages', leads: 1 },
    ])
    expect(types).toEqual([
      { label: 'Boat & Yacht Insurance', leads: 3 },
      { label: 'No type asked', leads: 1 },
    ])
    expect(towns).toEqual([
      { label: 'Mystic', leads: 2 },
      { label: 'Not from a town’s page', leads: 1 },
      { label: 'Old Saybrook', leads: 1 },
    ])
    expect(sources).toEqual([
      { label: 'boats.example', leads: 2 },
      { label: 'Campaign spring / mail', leads: 1 },
      { label: 'Direct, or not known', leads: 1 },
    ])
  })

  test('say how long a first answer takes, and how many wait longer than a working day', async () => {
    const { db } = await open()
    const answered = (created: string, answered_at: string) =>
      leadAt(db, created, { status: 'in-work', answered_at: new Date(answered_at).toISOString() })
    await answered('2026-11-20T10:00:00-05:00', '2026-11-20T11:00:00-05:00')
    await answered('2026-11-19T10:00:00-05:00', '2026-11-19T13:00:00-05:00')
    await answered('2026-11-18T10:00:00-05:00', '2026-11-20T10:00:00-05:00')
    await answered('2026-09-01T10:00:00-04:00', '2026-11-20T10:00:00-05:00')
    expect((await loadFigures(db, NOW)).answers).toEqual({ answered: 3, medianMs: undefined })
    await answered('2026-11-17T10:00:00-05:00', '2026-11-17T12:00:00-05:00')
    await answered('2026-11-16T10:00:00-05:00', '2026-11-16T18:00:00-05:00')
    await leadAt(db, '2026-11-20T14:59:00-05:00')
    await leadAt(db, '2026-11-20T15:01:00-05:00')
    await leadAt(db, '2026-11-10T15:01:00-05:00', { held_at: NOW.toISOString() })
    const { answers, waitingLong } = await loadFigures(db, NOW)
    expect(answers).toEqual({ answered: 5, medianMs: 3 * 3_600_000 })
    expect(waitingLong).toBe(1)
  })
})

async function leadAt(
  db: Db,
  at: string | Date,
  columns: { held_at?: string; status?: 'in-work'; answered_at?: string } = {},
  lead: Parameters<typeof acceptLead>[1] = {},
) {
  const { id } = await acceptLead(db, lead)
  const created_at = new Date(at).toISOString()
  await db
    .updateTable('submissions')
    .set({ created_at, ...columns })
    .where('id', '=', id)
    .execute()
}
