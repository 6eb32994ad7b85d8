import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { leadOfToken, leadToken, statusPath } from '../../../src/settings/lead-tokens.ts'
import { dayAndHour, momentInOffice, officeDateTime } from '../../../src/settings/office-time.ts'
import { replyDeadline } from '../../../src/settings/reply-deadline.ts'

const office = { opens: '09:00', closes: '17:00', closings: [] }
const christmas = { from: '2026-12-24', until: '2026-12-25', reason: 'Christmas' }

function by(
  received: string,
  wish?: string,
  hours: Partial<typeof office> = {},
  closings = [] as (typeof christmas)[],
) {
  const moment = momentInOffice(received)
  if (!moment) throw new Error(`${received} is no time in the office`)
  const answer = replyDeadline({ ...office, ...hours, closings }, moment, wish)
  return answer && officeDateTime(answer)
}

describe('a person answers', () => {
  // November 23, 2026 is a Monday.
  test.each([
    ['within office hours: a day later', '2026-11-23T10:00', '2026-11-24T10:00'],
    ['rounded down to half an hour', '2026-11-23T10:44', '2026-11-24T10:30'],
    ['as the office opens: the same day', '2026-11-23T09:00', '2026-11-23T17:00'],
    ['before it opens: the same day', '2026-11-23T00:00', '2026-11-23T17:00'],
    ['a minute before it closes', '2026-11-23T16:59', '2026-11-24T16:30'],
    ['as it closes', '2026-11-23T17:00', '2026-11-24T17:00'],
    ['at midnight less a minute', '2026-11-23T23:59', '2026-11-24T17:00'],
    ['Friday afternoon', '2026-11-27T15:00', '2026-11-30T15:00'],
    ['Friday evening', '2026-11-27T18:00', '2026-11-30T17:00'],
    ['Saturday', '2026-11-28T12:00', '2026-11-30T17:00'],
    ['Sunday night', '2026-11-29T23:59', '2026-11-30T17:00'],
    ['over the change to winter time', '2026-10-30T16:00', '2026-11-02T16:00'],
    ['on the day of that change', '2026-11-01T01:30', '2026-11-02T17:00'],
    ['over the change to summer time', '2026-03-06T16:00', '2026-03-09T16:00'],
    ['on the day of that change', '2026-03-08T03:30', '2026-03-09T17:00'],
  ])('%s', (_, received, expected) => {
    expect(by(received)).toBe(expected)
  })

  test('in the same hour of the day, though a day of a clock change is longer or shorter', () => {
    const hours = (received: string, answered: string) =>
      (Number(momentInOffice(answered)) - Number(momentInOffice(received))) / 3_600_000
    expect(hours('2026-10-30T16:00', '2026-11-02T16:00')).toBe(73)
    expect(hours('2026-03-06T16:00', '2026-03-09T16:00')).toBe(71)
  })

  test('on no closing day', () => {
    const closed = [christmas]
    expect(by('2026-12-23T10:00', undefined, {}, closed)).toBe('2026-12-28T10:00')
    expect(by('2026-12-23T17:30', undefined, {}, closed)).toBe('2026-12-28T17:00')
    expect(by('2026-12-24T12:00', undefined, {}, closed)).toBe('2026-12-28T17:00')
    expect(by('2026-12-22T16:00', undefined, {}, closed)).toBe('2026-12-23T16:00')
    const forGood = [{ from: '2026-01-01', until: '2028-12-31', reason: '' }]
    expect(by('2026-12-22T16:00', undefined, {}, forGood)).toBeUndefined()
  })

  test('by the hours that staff have set', () => {
    expect(by('2026-11-23T09:20', undefined, { opens: '09:15', closes: '12:15' })).toBe(
      '2026-11-24T09:15',
    )
    expect(by('2026-11-23T13:00', undefined, { opens: '09:15', closes: '12:15' })).toBe(
      '2026-11-24T12:15',
    )
    expect(by('2026-11-23T13:00', undefined, { opens: '17:00', closes: '09:00' })).toBeUndefined()
  })
})

describe('a call comes at the time of day that was asked for', () => {
  test.each([
    ['this afternoon', '2026-11-23T10:00', 'afternoon', '2026-11-23T17:00'],
    [
      'tomorrow morning, when this one has begun',
      '2026-11-23T10:00',
      'morning',
      '2026-11-24T12:00',
    ],
    ['tomorrow at midday', '2026-11-23T13:00', 'midday', '2026-11-24T14:00'],
    [
      'tomorrow afternoon, after the office has closed',
      '2026-11-23T20:00',
      'afternoon',
      '2026-11-24T17:00',
    ],
    ['on Monday morning', '2026-11-27T18:00', 'morning', '2026-11-30T12:00'],
    ['at any time', '2026-11-23T10:00', 'any', '2026-11-24T10:00'],
    [
      'at a time that no program understands',
      '2026-11-23T10:00',
      'constructor',
      '2026-11-24T10:00',
    ],
  ])('%s', (_, received, wish, expected) => {
    expect(by(received, wish)).toBe(expected)
  })

  test('unless the office is closed at that time', () => {
    expect(by('2026-11-23T10:00', 'afternoon', { opens: '09:00', closes: '13:00' })).toBe(
      '2026-11-24T10:00',
    )
  })
})

test('a moment is said as people say it', () => {
  const said = (time: string) => dayAndHour(momentInOffice(time) as Date)
  expect(said('2026-11-23T17:00')).toBe('Monday, November 23, 5 p.m.')
  expect(said('2026-11-24T09:30')).toBe('Tuesday, November 24, 9:30 a.m.')
  expect(said('2026-11-24T12:00')).toBe('Tuesday, November 24, noon')
  expect(said('2026-11-24T00:00')).toBe('Tuesday, November 24, 12 a.m.')
})

describe('the token of a lead', () => {
  const id = '0b9f6a52-3c1d-4a55-9a0e-7f1c2d3e4f50'
  const site = { authSecret: 'x'.repeat(32), dataDir: '/nowhere' }

  test('leads to it, for one purpose, on one site', () => {
    const token = leadToken(site, 'status', id)
    expect(leadOfToken(site, 'status', token)).toBe(id)
    expect(statusPath(site, id)).toBe(`/request?token=${token}`)
    expect(leadOfToken(site, 'receipt', token)).toBeUndefined()
    expect(leadOfToken({ ...site, authSecret: 'y'.repeat(32) }, 'status', token)).toBeUndefined()
  })

  test('with any character changed, leads nowhere', () => {
    const token = leadToken(site, 'status', id)
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'Q' : 'A'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect(leadOfToken(site, 'status', changed), changed).not.toBe(id)
    }
    for (const none of ['', null, undefined, id, `${token}A`, token.slice(1), 'é'.repeat(44)]) {
      expect(leadOfToken(site, 'status', none)).toBeUndefined()
    }
  })

  test('is the same in every process that has the data folder', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tokens-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const settings = { authSecret: undefined, dataDir }
    expect(leadOfToken(settings, 'status', leadToken(settings, 'status', id))).toBe(id)
  })
})
