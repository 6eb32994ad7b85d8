import { expect, test } from 'vitest'
import { officeDay } from '../../../src/settings/office-day.ts'
import { leadFilter, leadsAsked, leadsHref } from '../../../src/staff/leads/list/leads-query.ts'
import { receivedInWords } from '../../../src/staff/leads/words/lead-times.ts'

const asked = (query: string) => leadsAsked(new URLSearchParams(query))

test('an address of the list is read and written the same', () => {
  const query =
    'view=open&search=jane&kind=quote&type=boat&status=quoted&who=nobody&from=2026-11-01&to=2026-11-08&sort=oldest&after=%5B%22a%22%2C%22b%22%5D'
  expect(leadsHref(asked(query))).toBe(`/admin/leads?${query}`)
  expect(leadsHref(asked(''))).toBe('/admin/leads')
})

test('a list is not narrowed by what all of its leads have, or none', () => {
  for (const query of ['view=new&status=new', 'view=open&status=won', 'view=mine&who=anna']) {
    expect(leadsHref(asked(query)), query).toBe(`/admin/leads?${query.split('&')[0]}`)
  }
  const quoted = asked('view=open&status=quoted&who=anna')
  expect(leadsHref({ ...quoted, view: 'handled' })).toBe('/admin/leads?view=handled&who=anna')
  expect(leadFilter(quoted, 'ben')).toMatchObject({ status: 'quoted', assignedTo: 'anna' })
  expect(leadFilter(asked('who=nobody'), 'ben').assignedTo).toBeNull()
  expect(leadFilter(asked(''), 'ben').assignedTo).toBeUndefined()
})

test('nonsense in it is as if it were not there', () => {
  for (const nonsense of [
    'view=x&kind=toString&type=__proto__&sort=1',
    'status=x&who=%27%20or%201%3D1',
    'from=2026-02-30&to=tomorrow',
    'from=9999999-01-01&to=%00',
    'after=nonsense&before=[1,2]&after=["a"]',
    'after=["%00","b"]',
    'search=%00%20',
  ]) {
    expect(leadsHref(asked(nonsense)), nonsense).toBe('/admin/leads')
  }
  expect(asked(`search=${'x'.repeat(5000)}`).search).toHaveLength(200)
})

test('what is due is due by the day of the office', () => {
  expect(leadsHref(asked('follow-up=due'))).toBe('/admin/leads?follow-up=due')
  expect(leadsHref(asked('follow-up=soon'))).toBe('/admin/leads')
  expect(leadFilter(asked('follow-up=due'), 'anna').dueBy).toBe(officeDay())
  const { dueBy, lacksFollowUp } = leadFilter(asked('follow-up=none'), 'anna')
  expect([dueBy, lacksFollowUp]).toEqual([undefined, true])
})

test('days are those of the office, the last one whole, also when clocks change', () => {
  const { since, before } = leadFilter(asked('from=2026-10-31&to=2026-11-01'), 'anna')
  expect([since, before]).toEqual(['2026-10-31T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
})

test('a time is as short as it can be', () => {
  const now = new Date('2026-11-22T15:00:00Z')
  expect(receivedInWords('2026-11-22T14:14:00Z', now)).toBe('Today 9:14 AM')
  expect(receivedInWords('2026-11-22T04:59:00Z', now)).toBe('Yesterday 11:59 PM')
  expect(receivedInWords('2026-11-03T14:14:00Z', now)).toBe('Nov 3, 9:14 AM')
  expect(receivedInWords('2025-12-24T14:14:00Z', now)).toBe('Dec 24, 2025')
})
