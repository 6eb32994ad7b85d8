import { expect, test } from 'vitest'
import { csvLines } from '../../../src/staff/frame/csv.ts'

test('a cell may hold commas, quotes and line ends', () => {
  expect(csvLines([['a,b', 'say "ahoy"', 'two\r\nlines', '']])).toBe(
    '"a,b","say ""ahoy""","two\r\nlines",""\r\n',
  )
})

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\tx',
  '\rx',
  ' =1',
  '＝1',
  '+SUM(1)@x.example',
  '+1-1',
]
const ALMOST = ['=jane@x.example', '+1+@x.example', "-cmd|'/c'!A1@x.example", "+'a'!B1@x.example"]

test.each([...FORMULAS, ...ALMOST])('what a spreadsheet would run, %j, is text to it', (text) => {
  expect(csvLines([[text]])).toBe(`"'${text}"\r\n`)
})

test('a cell shows everything that is in it, in the order of its language', () => {
  for (const [text, cell = text] of [
    ['photo\u202efdp.exe', 'photofdp.exe'],
    ['\u200b=1+1', "'=1+1"],
    ['\u2067a\u2069\ufeff\u2060b', 'ab'],
    ['تأمين القارب'],
    ['ביטוח סירה'],
    ['می\u200cخواهم 👩\u200d✈️'],
  ]) {
    expect(csvLines([[text ?? '']])).toBe(`"${cell}"\r\n`)
  }
})

test('a sign in the middle changes nothing', () => {
  expect(csvLines([['jane+boat@example.com']])).toBe('"jane+boat@example.com"\r\n')
})

test('an address or a phone number that begins with a sign stays readable, and is no sum', () => {
  for (const [text, cell = text] of [
    ['+jane@example.com'],
    ['-dash@x.example'],
    ["-o'neill&sons=a@x.example"],
    ['+1 203-555-0123'],
    ['+44 20 7946 0958'],
    ['+1-203-555-0123', '+1 203 555 0123'],
    ['+1 (203) 555-0123', '+1 203 555 0123'],
    ['+12035550123', '+1 203 555 0123'],
  ]) {
    expect(csvLines([[text ?? '']])).toBe(`"${cell}"\r\n`)
  }
})

test('every row is a line of its own, and no rows are nothing', () => {
  expect(csvLines([['a'], ['b']])).toBe('"a"\r\n"b"\r\n')
  expect(csvLines([])).toBe('')
})
