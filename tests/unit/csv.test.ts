import { expect, test } from 'vitest'
import { csvLine } from '../../src/staff/newsletter/csv.ts'

test('a cell may hold commas, quotes and line ends', () => {
  expect(csvLine(['a,b', 'say "ahoy"', 'two\r\nlines', ''])).toBe(
    '"a,b","say ""ahoy""","two\r\nlines",""\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])(
  'what a spreadsheet would run, %j, is text to it',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

test('a sign in the middle changes nothing', () => {
  expect(csvLine(['jane+boat@example.com'])).toBe('"jane+boat@example.com"\r\n')
})
