import { expect, test } from 'vitest'
import { leadWords, queryWords } from '../../../db/leads/lead-words.ts'
import { contactRules } from '../../../src/contact/rules.ts'
import { cleanText } from '../../../src/forms/values.ts'
import { visibleLine } from '../../../src/leads/visible-text.ts'

const ZERO_WIDTH = '\u200b'
const SOFT_HYPHEN = '\u00ad'
const HANGUL_FILLER = '\u3164'

test('a word is found as it is seen, whatever was copied with it', () => {
  const versions = [
    { name: `Jo${ZERO_WIDTH}hn O'Br${SOFT_HYPHEN}ien`, value: `120${ZERO_WIDTH},000` },
  ]
  const words = leadWords({
    reference: 'FM-7K3Q-9XTD',
    email: `j${ZERO_WIDTH}d@visitor.example`,
    source: null,
    notes: [],
    versions,
  })
  expect(words).toEqual(expect.arrayContaining(['john', 'obrien', '120000', 'jdvisitorexample']))
  expect(queryWords(`jo${SOFT_HYPHEN}hn`)).toEqual(['john'])
})

test.each([ZERO_WIDTH, SOFT_HYPHEN, HANGUL_FILLER, ` ${ZERO_WIDTH} `])(
  'a name of which nothing is seen is none: %j',
  (name) => {
    expect(cleanText(name + name)).toBe('')
    expect(visibleLine(name + name, 80)).toBe('')
    const { name: problem } = contactRules.check('message', { name: `J${name}` } as never)
    expect(problem).toBe('Name must be at least 2 characters.')
  },
)

test('what joins letters stays: a family, and a Persian name', () => {
  for (const name of ['👨‍👩‍👧', 'می‌خواهم']) {
    expect(cleanText(name)).toBe(name)
    expect(visibleLine(name, 80)).toBe(name)
  }
})

test.each([
  ['06604-1234', 'ZIP 06604-1234'],
  ['066041234', 'ZIP 06604-1234'],
  ['06604 1234', 'ZIP 066041234'],
  ['12-3456789-01', 'My policy is 12-3456789-01.'],
  ['12 3456789 01', 'My policy is 12-3456789-01.'],
  ['338.123.456', 'MMSI 338 123 456'],
  ['11/29/2026', 'from 11/29/2026 on'],
  ['203 555 0142', 'call +1 (203) 555-0142 please'],
  ['FMA1FMFV3V', ''],
  ['fm-a1fm-fv3v', ''],
  ['Lukasik', 'Łukasik'],
  ['Sorensen', 'Sørensen'],
  ['Weiss', 'Weiß'],
  ['Weiß', 'Weiss'],
])('%s finds a lead that says "%s"', (search, message) => {
  const lead = { reference: 'FM-A1FM-FV3V', email: 'jane@visitor.example', source: null, notes: [] }
  const words = leadWords({ ...lead, versions: [{ message }] })
  for (const asked of queryWords(search)) {
    expect(words.filter((word) => word.startsWith(asked))).not.toEqual([])
  }
})
