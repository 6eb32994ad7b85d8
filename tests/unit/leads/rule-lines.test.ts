import { expect, test } from 'vitest'
import {
  checkRules,
  linesOf,
  ruleFields,
  storedLines,
} from '../../../src/staff/settings/lead-routing/rule-lines.ts'
import { checkAbsence } from '../../../src/staff/settings/out-of-office/absence-values.ts'

const CHOICES = { towns: ['greenwich', 'mystic'], people: ['anna', 'ben'] }
const rule = (person: string, kinds: string[] = []) => ({ kinds, towns: [], people: [person] })
const [a, b, c] = [rule('anna', ['quote']), rule('ben', ['call']), rule('anna', ['contact'])]

test('a rule that moves takes the place that it is given, up or down', () => {
  const moved = (from: number, to: number) => {
    const lines = storedLines([a, b, c]).map((line, index) =>
      index === from - 1 ? { ...line, place: to } : line,
    )
    const checked = checkRules(lines)
    return 'rules' in checked && checked.rules
  }
  expect(moved(1, 1)).toEqual([a, b, c])
  expect(moved(3, 1)).toEqual([c, a, b])
  expect(moved(1, 3)).toEqual([b, c, a])
  expect(moved(1, 2)).toEqual([b, a, c])
  expect(moved(2, -999)).toEqual([b, a, c])
})

test('what is chosen in the form is a rule, if it is still there to be chosen', () => {
  const { line, kind, town, person, place } = ruleFields(0)
  const fields = {
    [line]: 'new',
    [kind('quote')]: 'on',
    [kind('ransom')]: 'on',
    [town('mystic')]: 'on',
    [town('atlantis')]: 'on',
    [person('ben')]: 'on',
    [person('gone')]: 'on',
    [place]: 'first',
    // Without its own mark a line was not in the form.
    [ruleFields(1).person('anna')]: 'on',
  }
  const expected = { kinds: ['quote'], towns: ['mystic'], people: ['ben'] }
  expect(checkRules(linesOf(fields, CHOICES))).toEqual({ rules: [expected] })
})

test('a rule for nobody is refused, unless it is removed or is an empty new one', () => {
  const [stored, empty] = [ruleFields(0), ruleFields(1)]
  const fields: Record<string, string> = { [stored.line]: 'stored', [empty.line]: 'new' }
  expect(checkRules(linesOf(fields, CHOICES))).toHaveProperty(['errors', stored.people])
  fields[stored.remove] = 'on'
  expect(checkRules(linesOf(fields, CHOICES))).toEqual({ rules: [] })
  fields[empty.kind('call')] = 'on'
  expect(checkRules(linesOf(fields, CHOICES))).toHaveProperty(['errors', empty.people])
})

test('an absence is days that are not over, and a deputy who can get leads', () => {
  const check = (from: string, until: string, instead = '') =>
    checkAbsence({ from, until, instead }, ['ben'], '2026-12-01')
  expect(check('', '', 'ben')).toEqual({ after: undefined })
  expect(check('2026-11-20', '2026-12-01')).toEqual({
    after: { from: '2026-11-20', until: '2026-12-01', instead: null },
  })
  expect(check('2026-12-24', '2027-01-02', 'ben')).toMatchObject({ after: { instead: 'ben' } })
  for (const [from, until, instead, wrong] of [
    ['', '2026-12-24', '', 'from'],
    ['2026-12-24', '', '', 'until'],
    ['2026-02-30', '2026-12-24', '', 'from'],
    ['2026-12-24', '2026-12-23', '', 'until'],
    ['2026-11-01', '2026-11-30', '', 'until'],
    ['2026-12-24', '2036-12-24', '', 'until'],
    ['2026-12-24', '2026-12-26', 'anna', 'instead'],
  ] as const) {
    expect(check(from, until, instead), `${from} ${until}`).toHaveProperty(['errors', wrong])
  }
})
