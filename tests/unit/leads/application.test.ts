import { expect, test } from 'vitest'
import { contradictions } from '../../../src/application/contradictions.ts'
import type { Question, Section } from '../../../src/application/question.ts'
import { readQuestion } from '../../../src/application/read.ts'
import { APPLICATIONS, sectionsFor } from '../../../src/application/sets.ts'
import { applicationState, progressInWords } from '../../../src/application/state.ts'
import { applicationText, percentComplete } from '../../../src/application/summary.ts'
import { fieldNames } from '../../../src/forms/table.ts'
import { quoteForm } from '../../../src/quote/form.ts'

const BOAT = {
  insurance_type: 'boat',
  vessel_length: 20,
  vessel_value: '45000',
  vessel_use: 'fishing',
}
const sets: [string, readonly Section[]][] = Object.entries(APPLICATIONS)
const questionsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ questions }) => Object.entries(questions))
const boatWith = (saved: Record<string, string>, answers: object = BOAT) => {
  const state = applicationState({ kind: 'quote', answers: { ...answers } }, saved)
  if (!state) throw new Error('a boat has an application')
  return state
}
const answerOf = (saved: Record<string, string>, name: string) =>
  boatWith(saved)
    .sections.flatMap(({ asked }) => asked)
    .find((one) => one.name === name)

test.each(sets)('%s: names and labels are unique, and none is a name of the request', (_, set) => {
  const names = questionsOf(set).map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => (fieldNames(quoteForm) as string[]).includes(name))).toEqual([])
  const labels = questionsOf(set).map(([, { label }]) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(new Set(set.map(({ id }) => id)).size).toBe(set.length)
})

test('a name is the same question in every set, and branches and prefilled answers name what there is', () => {
  const questions = new Map<string, Question>()
  const requested = fieldNames(quoteForm) as string[]
  for (const [, set] of sets) {
    const all = questionsOf(set)
    const here = new Map(all)
    for (const [name, question] of all) {
      expect(questions.get(name) ?? question, name).toEqual(question)
      questions.set(name, question)
      if (question.from) expect(requested).toContain(question.from)
      for (const [other, answers] of Object.entries(question.askedWhen ?? {})) {
        const decides = here.get(other)
        expect(decides !== undefined || requested.includes(other), `${name} on ${other}`).toBe(true)
        const offered = ['', ...(decides?.choices ?? []).map(({ value }) => value)]
        expect(answers.filter((answer) => !offered.includes(answer))).toEqual([])
      }
    }
  }
  expect(questions.size).toBeGreaterThan(100)
})

test('every example in a hint is an answer that is understood', () => {
  for (const [name, question] of sets.flatMap(([, set]) => questionsOf(set))) {
    if (['text', 'area', 'list'].includes(question.input)) continue
    const [, example = ''] =
      /for example ([^;]+?)(?:, or .*|;.*)?$/i.exec(question.hint ?? '') ?? []
    expect(readQuestion(question, example), `${name}: ${example}`).toHaveProperty('value')
    const wrong = readQuestion(question, 'x!')
    expect(wrong, name).toHaveProperty('problem')
    const problem = 'problem' in wrong ? wrong.problem : ''
    expect(problem, name).toMatch(/example/)
  }
})

test.each([
  ['boat', {}, APPLICATIONS.boat],
  ['general', {}, APPLICATIONS.boat],
  ['luxury', {}, APPLICATIONS.yacht],
  ['other', { coverage_wanted: 'home-and-flood' }, APPLICATIONS.property],
  ['other', { coverage_wanted: 'auto' }, undefined],
  ['commercial', { business_kind: 'boatyard' }, APPLICATIONS.marina],
  ['commercial', { business_kind: 'fishing-vessels' }, APPLICATIONS.commercial],
])('a quote for %s %o has its own questions', (insurance_type, more, set) => {
  expect(sectionsFor({ kind: 'quote', answers: { insurance_type, ...more } })).toBe(set)
  expect(sectionsFor({ kind: 'contact', answers: {} })).toBeUndefined()
})

test('it begins with what the request says, and an answer that was taken away stays away', () => {
  expect(answerOf({}, 'length')).toMatchObject({ typed: '20', words: '20 feet' })
  expect(answerOf({}, 'value_now')).toMatchObject({ words: '$45,000' })
  expect(answerOf({}, 'use')).toMatchObject({ words: 'Fishing' })
  expect(answerOf({ length: '' }, 'length')).toMatchObject({ typed: '', value: undefined })
  expect(boatWith({}).answered).toBe(3)
  expect(progressInWords(boatWith({ make: 'Contender' }))).toMatch(/^4 of \d\d answered$/)
})

test('a charter is asked for its days, and only then', () => {
  expect(answerOf({}, 'charter_days')).toBeUndefined()
  expect(answerOf({ use: 'charter' }, 'charter_days')).toMatchObject({ typed: '' })
  expect(answerOf({ propulsion: 'Sail only' }, 'horsepower')).toBeUndefined()
  expect(answerOf({ propulsion: 'Sail only' }, 'rigging_year')).toBeDefined()
})

test.each([
  ['feet', '28\' 6"', '29', '29 feet'],
  ['speed', '40 mph', '35', '35 knots'],
  ['speed', '35 kts', '35', '35 knots'],
  ['month', 'June 2015', '2015-06', 'June 2015'],
  ['month', '6/2015', '2015-06', 'June 2015'],
  ['month', '6/14/2015', '2015-06', 'June 2015'],
  ['month', '2015', '2015', '2015'],
  ['number', 'two', '2', '2'],
  ['number', '2,100 sq ft', '2100', '2,100 sq ft'],
  ['number', 'about 300', '300', '300'],
  ['number', '1½ stories', '1.5', '1.5 stories'],
  ['number', '250 hp each', '250', '250 hp each'],
  ['speed', 'about 35', '35', '35 knots'],
  ['speed', '65 km/h', '35', '35 knots'],
  ['year', "'98", '1998', '1998'],
  ['year', '2004 model', '2004', '2004'],
  ['month', 'Spring 2015', '2015', '2015'],
  ['date', '3–15–2027', '2027-03-15', 'March 15, 2027'],
  ['number', '0', '0', '0'],
  ['amount', '$45k', '45000', '$45,000'],
  ['date', '3/15/2027', '2027-03-15', 'March 15, 2027'],
] as const)('%s: "%s" is read as %s', (input, typed, value, words) => {
  expect(readQuestion({ label: '', input }, typed)).toEqual({ value, words })
})

test.each([
  ['number', '2 x 250'],
  ['number', '2k sq ft'],
  ['number', '10 to 12'],
  ['speed', '30-35 knots'],
  ['speed', '35 horses'],
  ['year', '2003 or 2004'],
  ['speed', 'fast'],
  ['month', 'summer'],
  ['year', '204'],
  ['year', '2999'],
  ['amount', '40 to 50k'],
] as const)('%s: "%s" is not understood', (input, typed) => {
  expect(readQuestion({ label: '', input }, typed)).toHaveProperty('problem')
})

const checks = (saved: Record<string, string>) => contradictions(boatWith(saved))

test('contradictions are named, and what only happens seldom is a note', () => {
  expect(checks({})).toEqual([])
  expect(checks({ top_speed: '70' })).toEqual([
    { text: 'A boat of 20 feet hardly reaches 70 knots.' },
  ])
  expect(checks({ top_speed: '55' })).toEqual([])
  expect(checks({ propulsion: 'Sail only', top_speed: '40' })).toHaveLength(1)
  expect(checks({ model_year: '2012', bought: '2010' })).toEqual([
    { text: 'The model year, 2012, is after the purchase in 2010.' },
  ])
  expect(checks({ model_year: '2011', bought: '9/2010' })).toMatchObject([{ isNote: true }])
  expect(checks({ model_year: '2010', bought: '2010' })).toEqual([])
  expect(checks({ price_paid: '30,000' })).toEqual([
    { text: 'The value now, $45,000, is above the price paid, $30,000.', isNote: true },
  ])
  expect(checks({ hin: 'ABC12345D404', model_year: '2005' })).toEqual([
    {
      text: 'The hull identification number says model year 2004, and the model year given is 2005.',
    },
  ])
  expect(checks({ hin: 'ABC12345D404', model_year: '2004', bought: '2003' })).toHaveLength(2)
  expect(checks({ hin: 'ABC123450479', model_year: '1980' })).toEqual([])
  expect(checks({ bought: '2099' })).toEqual([{ text: 'The purchase is in the future.' }])
})

test('the text has every answer in order, what was not understood, what to check, and what is missing', () => {
  const state = boatWith({
    make: 'Contender',
    hin: 'ABC12345D404',
    top_speed: 'fast',
    model_year: '2005',
    charter_days: '20',
  })
  const text = applicationText('Jane Doe, FM-7K3Q-9XTD', state)
  const order = [
    'Jane Doe, FM-7K3Q-9XTD\n',
    'THE BOAT\n',
    'Make: Contender\n',
    'Hull identification number: ABC12345D404. Built in April 2004, model year 2004.\n',
    'Top speed: fast (not understood)\n',
    'HOW IT IS USED\nMain use: Fishing\n',
    'ALSO ANSWERED\nDays of charter a year: 20\n',
    'TO CHECK\nThe hull identification number says',
    'NOT ANSWERED\nThe owner: Owner or owners',
  ].map((part) => text.indexOf(part))
  expect(order.every((at) => at >= 0)).toBe(true)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(percentComplete(state)).toBe(Math.floor((100 * state.answered) / state.asked))
})

test('whatever is answered in whatever order is there again, under its own question', () => {
  const random = generator(20261130)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const TYPED = [
    '',
    '2004',
    'ABC12345D404',
    '35 kn',
    'none',
    '3/15/2027',
    '$45k',
    'Ünïcode\n2',
    '<b>',
  ]
  for (let round = 0; round < 100; round++) {
    const [, set] = pick(sets)
    const questions = new Map(questionsOf(set))
    const request = { kind: 'quote', answers: requestFor(set) } as const
    const saved: Record<string, string> = {}
    for (const [name, { choices = [] }] of questionsOf(set)) {
      if (random() < 0.6) saved[name] = pick([...TYPED, ...choices.map(({ value }) => value)])
    }
    // As it is stored.
    const state = applicationState(request, JSON.parse(JSON.stringify(saved)))
    const shown = [
      ...(state?.sections.flatMap(({ asked }) => asked) ?? []),
      ...(state?.notAsked ?? []),
    ]
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)
    const found = new Map(shown.map((one) => [one.name, one]))
    for (const [name, typed] of Object.entries(saved)) {
      if (typed === '') continue
      expect(found.get(name)?.typed).toBe(typed)
      expect(found.get(name)?.question).toBe(questions.get(name))
    }
    const text = applicationText('', state as NonNullable<typeof state>)
    for (const { question, typed, words } of shown) {
      if (typed) expect(text).toContain(`${question.label}: ${words ?? typed}`)
    }
  }
})

function requestFor(set: readonly Section[]) {
  const kinds = [
    { insurance_type: 'boat' },
    { insurance_type: 'luxury' },
    { insurance_type: 'other' },
    { insurance_type: 'commercial', business_kind: 'marina' },
    { insurance_type: 'commercial' },
  ]
  return kinds.find((answers) => sectionsFor({ kind: 'quote', answers }) === set) ?? {}
}

/** Random numbers from 0 to 1, the same at every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
