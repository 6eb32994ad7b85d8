import { expect, test } from 'vitest'
import { leadWords, queryWords } from '../../../db/leads/lead-words.ts'

/** Whether a lead with these answers and notes is found by a search. */
function isFound(answers: Record<string, string>, search: string, notes: string[] = []) {
  const source = { town: 'old-saybrook' }
  const lead = { reference: 'FM-7K3QX-9TBRA', email: 'jane@visitor.example', source, notes }
  const words = leadWords({ ...lead, versions: [answers] } as Parameters<typeof leadWords>[0])
  const sought = queryWords(search)
  return sought.length > 0 && sought.every((word) => words.some((its) => its.startsWith(word)))
}

test.each([
  ...['+44 20 7946 0958', '442079460958', '0044 20 7946 0958', '011 44 20 7946 0958'],
  ...['020 7946 0958', '20 7946 0958', '7946 0958', '0958', '+44 (0)20 7946 0958'],
])('a number from abroad is found by %s', (search) => {
  expect(isFound({ phone: '+44 20 7946 0958' }, search)).toBe(true)
})

test.each(['203-555-0142', '203 555 0142 x4', '(203) 555-0142 ext. 4', 'tel:+12035550142', '0142'])(
  'a number with an extension and a note is found by %s',
  (search) => {
    expect(isFound({ phone: '203-555-0142 ext. 4 (after 5pm)' }, search)).toBe(true)
  },
)

test('a number in a note is found by its last seven digits', () => {
  expect(isFound({}, '555-9999', ['Called 203 555 9999'])).toBe(true)
})

test.each(['annemarie', 'anne-marie', 'powerboat', 'power boat', 'att', 'oldsaybrook', 'searay'])(
  'what has a hyphen in it is found by %s',
  (search) => {
    const text = 'Anne-Marie, with a Sea-Ray, of AT&T'
    expect(isFound({ vessel_type: 'power-boat', additional_details: text }, search)).toBe(true)
  },
)

test.each(['mailto:jane@visitor.example', '<jane@visitor.example>'])(
  'an address pasted as %s is found',
  (search) => {
    expect(isFound({}, search)).toBe(true)
  },
)

test('a ZIP code that begins with zeros stays as it is', () => {
  expect(isFound({ zipCode: '00604-1234' }, '00604-1234')).toBe(true)
})
