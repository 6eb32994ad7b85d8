import { expect, test } from 'vitest'
import type { Absence } from '../../../db/staff/absences.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { routeLead, whoGets } from '../../../src/leads/who-gets.ts'
import { ruleFor, setRules } from '../../../src/settings/lead-rules.ts'
import { recipientsInWords } from '../../../src/staff/settings/lead-routing/rule-words.ts'

const TODAY = '2026-12-01'
const [anna, ben, cora, wendy] = [
  person('anna', 'owner'),
  person('ben', 'broker'),
  person('cora', 'broker'),
  person('wendy', 'writer'),
] as const
const everyone = [anna, ben, cora, wendy]
const quotes = { kinds: ['quote'], towns: [], people: ['anna'] }
const greenwich = { kinds: [], towns: ['greenwich', 'old-saybrook'], people: ['ben', 'cora'] }

test('the first rule that fits a lead decides', () => {
  const rules = [quotes, greenwich]
  const found = (kind: string, town?: string) => ruleFor(rules, { kind, town })
  expect(found('quote')).toBe(quotes)
  expect(found('quote', 'greenwich')).toBe(quotes)
  expect(found('call', 'greenwich')).toBe(greenwich)
  // A link by hand may have the name of a town.
  expect(found('call', 'Old Saybrook')).toBe(greenwich)
  expect(found('call', 'mystic')).toBeUndefined()
  expect(found('call')).toBeUndefined()
})

test('what is stored and is no rule is left out', () => {
  expect(setRules(undefined)).toEqual([])
  expect(setRules({ 0: quotes })).toEqual([])
  expect(setRules([null, 'anna', { people: ['anna'] }, { ...quotes, towns: [7] }, quotes])).toEqual(
    [quotes],
  )
})

test('somebody out of office is represented by their deputy, or skipped', () => {
  expect(gets(['anna', 'ben'], [])).toEqual(['anna', 'ben'])
  expect(gets(['anna', 'ben'], [out('anna')])).toEqual(['ben'])
  expect(gets(['anna'], [out('anna', 'ben')])).toEqual(['ben'])
  // Once, although for two reasons.
  expect(gets(['anna', 'ben'], [out('anna', 'ben')])).toEqual(['ben'])
})

test('a deputy who is out as well has a deputy, but nobody goes round in circles', () => {
  expect(gets(['anna'], [out('anna', 'ben'), out('ben', 'cora')])).toEqual(['cora'])
  expect(gets(['anna'], [out('anna', 'ben'), out('ben', 'anna')])).toEqual([])
  expect(gets(['anna'], [out('anna', 'anna')])).toEqual([])
  expect(gets(['anna'], [out('anna', 'ben'), out('ben')])).toEqual([])
})

test('an absence counts on its days, the first and the last included', () => {
  const on = (from: string, until: string) =>
    gets(['anna'], [{ staffId: 'anna', from, until, instead: 'ben' }])
  expect(on('2026-12-01', '2026-12-01')).toEqual(['ben'])
  expect(on('2026-11-20', '2026-12-01')).toEqual(['ben'])
  expect(on('2026-11-20', '2026-11-30')).toEqual(['anna'])
  expect(on('2026-12-02', '2026-12-24')).toEqual(['anna'])
})

test('whoever may not see leads, or has no account any more, gets none', () => {
  expect(gets(['wendy', 'gone', 'ben'], [])).toEqual(['ben'])
  expect(gets(['anna'], [out('anna', 'wendy')])).toEqual([])
  expect(gets(['anna'], [out('anna', 'gone')])).toEqual([])
})

test('a rule without anybody says so, and one whose people are out says that', () => {
  const say = (ids: string[], absences: Absence[]) =>
    recipientsInWords(whoGets(ids, { everyone, absences, today: TODAY }), 'office@agency.example')
  expect(say(['gone'], [])).toMatch(/^Nobody is in this rule\. Such a lead goes to office@/)
  expect(say(['anna'], [out('anna')])).toMatch(/^Nobody in this rule is in the office today\. /)
  expect(say(['anna', 'ben'], [out('anna', 'cora')])).toMatch(/^Today such a lead goes to /)
})

test('a lead goes to whoever has it, or else by the rules, or else to the general address', () => {
  const route = (
    lead: { assignedTo?: string; kind?: string },
    absences: Absence[] = [],
    rules = [quotes, greenwich],
  ) =>
    routeLead({ kind: 'quote', town: undefined, assignedTo: null, ...lead }, rules, {
      everyone,
      absences,
      today: TODAY,
    })?.people
  expect(route({})).toEqual([anna])
  expect(route({ assignedTo: 'cora' })).toEqual([cora])
  expect(route({ assignedTo: 'cora' }, [out('cora', 'ben')])).toEqual([ben])
  expect(route({ assignedTo: 'cora' }, [out('cora')])).toEqual([anna])
  expect(route({ assignedTo: 'cora' }, [out('cora'), out('anna')])).toEqual([])
  expect(route({ assignedTo: 'gone' })).toEqual([anna])
  expect(route({ kind: 'contact' })).toBeUndefined()
  expect(route({ assignedTo: 'cora' }, [], [])).toBeUndefined()
})

function gets(ids: string[], absences: Absence[]): string[] {
  return whoGets(ids, { everyone, absences, today: TODAY }).people.map(({ id }) => id)
}

function person(id: string, role: StaffMember['role']): StaffMember {
  return { id, name: id, email: `${id}@agency.example`, role }
}

function out(staffId: string, instead: string | null = null): Absence {
  return { staffId, from: '2026-11-30', until: '2026-12-04', instead }
}
