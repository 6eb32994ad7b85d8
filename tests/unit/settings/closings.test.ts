import { expect, test } from 'vitest'
import type { Closing } from '../../../src/settings/agency.ts'
import {
  closingInWords,
  closingSentence,
  comingClosings,
  isDayOff,
} from '../../../src/settings/closings.ts'
import { setClosings } from '../../../src/settings/stored-settings.ts'
import { workingDaysAgo } from '../../../src/staff/dashboard/figures/figures.ts'
import {
  closingCalendar,
  uidOf,
} from '../../../src/staff/settings/closing-days/closing-calendar.ts'
import { closingScreen } from '../../../src/staff/settings/closing-days/closing-screen.ts'
import { checkClosings, linesOf } from '../../../src/staff/settings/closing-days/closing-values.ts'

// A Thursday and a Friday.
const christmas = { from: '2026-12-24', until: '2026-12-25', reason: 'Christmas' }
const haulOut = { from: '2026-12-28', until: '2026-12-28', reason: '' }

test('visitors are told of a closing as long as it delays the answer', () => {
  const said = (day: string) => closingSentence([christmas, haulOut], day)
  expect(said('2026-12-22')).toBeUndefined()
  expect(said('2026-12-23')).toBe(
    'Our office is closed from Thursday, December 24 until Friday, December 25 (Christmas). We answer from Tuesday, December 29.',
  )
  expect(said('2026-12-25')).toBe(said('2026-12-23'))
  // On a weekend, the next day of work is the Monday.
  expect(said('2026-12-26')).toBe(
    'Our office is closed on Monday, December 28. We answer from Tuesday, December 29.',
  )
  expect(said('2026-12-29')).toBeUndefined()
})

test('closings are listed until they are over, in order, and in words', () => {
  const stored = setClosings([haulOut, christmas, { from: 'x', until: 'y', reason: '' }])
  expect(stored).toEqual([christmas, haulOut])
  expect(comingClosings(stored, '2026-12-25')).toEqual(stored)
  expect(comingClosings(stored, '2026-12-26')).toEqual([haulOut])
  expect(stored.map((closing) => closingInWords(closing, '2026-11-22'))).toEqual([
    'Thursday, December 24 to Friday, December 25: Christmas',
    'Monday, December 28',
  ])
  expect(closingInWords(haulOut, '2025-11-22')).toBe('Monday, December 28, 2026')
})

test('a closing day is no working day', () => {
  expect(isDayOff('2026-12-24', [christmas])).toBe(true)
  expect(isDayOff('2026-12-27', [])).toBe(true)
  expect(isDayOff('2026-12-28', [christmas])).toBe(false)
  const ago = (closings: (typeof christmas)[]) =>
    workingDaysAgo(1, new Date('2026-12-28T15:00:00Z'), closings).toISOString()
  expect(ago([])).toBe('2026-12-25T15:00:00.000Z')
  expect(ago([christmas])).toBe('2026-12-23T15:00:00.000Z')
})

test('a line of the form is a day or a range, and what is none is named', () => {
  const check = (fields: Record<string, string>) => checkClosings(linesOf(fields))
  expect(
    check({ 'from-0': '2026-12-28', 'from-3': '2026-12-24', 'until-3': '2026-12-25' }),
  ).toEqual({
    closings: [
      { ...christmas, reason: '', uid: expect.any(String) },
      { ...haulOut, uid: expect.any(String) },
    ],
  })
  expect(check({})).toEqual({ closings: [] })
  for (const [fields, wrong] of [
    [{ 'reason-0': 'Snow' }, 'from-0'],
    [{ 'from-0': '2026-02-30' }, 'from-0'],
    [{ 'from-0': '2026-12-25', 'until-0': '2026-12-24' }, 'until-0'],
    [{ 'from-0': '2026-12-25', 'until-0': 'spring' }, 'until-0'],
    [{ 'from-0': '2026-12-25', 'until-0': '2036-12-25' }, 'until-0'],
    [{ 'from-0': '2026-12-25', 'reason-0': 'x'.repeat(61) }, 'reason-0'],
  ] as const) {
    expect(check(fields), JSON.stringify(fields)).toHaveProperty(['errors', wrong])
  }
})

test('as a file for a calendar, a closing is busy from its first day until the one after its last', () => {
  const now = new Date('2026-11-22T09:15:00.123Z')
  const lines = closingCalendar([christmas, haulOut], 'www.agency.example', now).split('\r\n')
  expect(lines).toContain('UID:closed-2026-12-24-2026-12-25@www.agency.example')
  expect(lines).toContain('DTSTAMP:20261122T091500Z')
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20261226',
    'DTSTART;VALUE=DATE:20261228',
    'DTEND;VALUE=DATE:20261229',
  ])
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('a closing whose days change keeps its id in calendars, and the later file replaces the earlier', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute))
  const idsIn = (closings: Closing[], now: Date) =>
    closingCalendar(closings, 'x.example', now).match(/^(UID|SEQUENCE):.*$/gm) ?? []
  const save = async (fields: Record<string, string>, before: unknown) => {
    const checked = await closingScreen.check(fields, before)
    return setClosings('value' in checked ? checked.value : [])
  }
  const first = await save({ 'from-0': '2099-12-24' }, [])
  const uid = first[0]?.uid ?? ''
  const changed = { 'from-0': '2099-12-23', 'until-0': '2099-12-26', 'uid-0': uid }
  const second = await save(changed, first)
  expect(second).toMatchObject([{ from: '2099-12-23', until: '2099-12-26', uid }])
  const [before = [], after = []] = [idsIn(first, at(1)), idsIn(second, at(5))]
  expect(after[0]).toBe(before[0])
  const sequence = (lines: string[]) => Number(lines[1]?.split(':')[1])
  expect(sequence(after)).toBeGreaterThan(sequence(before))
  // One that was set before closings had ids is known by the days that it had.
  const old = await save({ ...changed, 'uid-0': uidOf(christmas) }, [christmas])
  expect(idsIn(old, at(1))[0]).toBe(idsIn([christmas], at(1))[0])
  // What is no id is not written into a file.
  expect((await save({ ...changed, 'uid-0': 'x\r\nEVIL:1' }, []))[0]?.uid).not.toContain('EVIL')
})
