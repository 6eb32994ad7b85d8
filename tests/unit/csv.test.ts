import { expect, test } from 'vitest'
import { csvLines } from '../../src/staff/frame/csv.ts'

test('a cell may hold commas, quotes and line ends', () => {
  expect(csvLines([['a,b', 'say "ahoy"', 'two\r\nlines', '']])).toBe(
    '"a,b","say ""ahoy""","two\r\nlines",""\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])(
  'what a spreadsheet would run, %j, is text to it',
  (text) => {
    expect(csvLines([[text]])).toBe(`"'${text}"\r\n`)
  },
)

test('a sign in the middle changes nothing', () => {
  expect(csvLines([['jane+boat@example.com']])).toBe('"jane+boat@example.com"\r\n')
})

test('every row is a line of its own, and no rows are nothing', () => {
  expect(csvLines([['a'], ['b']])).toBe('"a"\r\n"b"\r\n')
  expect(csvLines([])).toBe('')
})
