import { expect, test } from 'vitest'
import { hinSentence, readHin } from '../../../src/application/hin.ts'

const THIS_YEAR = 2026
const read = (typed: string) => readHin(typed, THIS_YEAR)
const said = (typed: string) => {
  const hin = read(typed)
  return typeof hin === 'string' ? hin : hinSentence(hin)
}

test('the format of today has month, year built and model year', () => {
  expect(read('ABC12345D404')).toEqual({
    number: 'ABC12345D404',
    country: undefined,
    manufacturer: 'ABC',
    serial: '12345',
    month: 4,
    year: 2004,
    modelYear: 2004,
  })
  expect(said('ABC12345D404')).toBe('Built in April 2004, model year 2004.')
  // The examples that owners and a builder explain.
  expect(said('JLD12345K485')).toBe('Built in November 1984, model year 1985.')
  expect(said('TNRD1234H394')).toBe('Built in August 1993, model year 1994.')
})

test.each([
  ['ABC12345L900', 'Built in December 1999, model year 2000.'],
  ['ABC12345A001', 'Built in January 2000, model year 2001.'],
  ['ABC12345C504', 'Built in March 2005, model year 2004.'],
  ['ABC12345G627', 'Built in July 2026, model year 2027.'],
  ['ABC12345A484', 'Built in January 1984, model year 1984.'],
])('%s: the decade of the year built is the one of the model year', (number, sentence) => {
  expect(said(number)).toBe(sentence)
})

test('until July 1984 it has month and year in digits, or a model year that begins in August', () => {
  expect(read('ABC123450479')).toMatchObject({ month: 4, year: 1979, modelYear: undefined })
  expect(said('ABC123450479')).toBe('Built in April 1979.')
  expect(said('ABC12345M82H')).toBe('Built in March 1982, model year 1982.')
  expect(said('ABC12345M82A')).toBe('Built in August 1981, model year 1982.')
  expect(said('ABC12345M73D')).toBe('Built in November 1972, model year 1973.')
  expect(said('ABC12345M84L')).toBe('Built in July 1984, model year 1984.')
})

test('a country, dashes, blanks, small letters, and O and I for digits change nothing', () => {
  const whole = read('ABC10345D404')
  for (const typed of [
    'abc 10345 d4 04',
    'ABC-10345-D4-04',
    'ABC 1O345 D404',
    'ABC I0345 D4O4',
    'HIN: ABC10345D404',
    'Hull ID ABC10345D404',
  ]) {
    expect(read(typed), typed).toEqual(whole)
  }
  expect(read('US-ABC10345D404')).toEqual({ ...Object(whole), country: 'US' })
  expect(read('CA ABC10345D404')).toMatchObject({ country: 'CA', number: 'ABC10345D404' })
})

test.each([
  ['ABC12345D40', 'this has 11'],
  ['CT 1234 AB', 'this has 8'],
  ['', 'this has 0'],
  ['12312345D404', 'three letters for the builder'],
  ['ABC1Q345D404', 'never has a Q'],
  ['ABC12345N404', 'a letter from A to L for the month'],
  ['ABC12345DX04', 'a letter from A to L for the month'],
  ['ABC123451379', 'would be a month and a year: 1379'],
  ['ABC123451072', 'from November 1972 to July 1984'],
  ['ABC123450884', 'from November 1972 to July 1984'],
  ['ABC12345M73C', 'from November 1972 to July 1984'],
  ['ABC12345M99A', 'from November 1972 to July 1984'],
  ['ABC12345D930', 'model year would be 2030'],
  ['ABC12345D004', 'a boat of the model year 2004 built in 2000'],
  ['ABC12345L383', 'model year would be 2083'],
  ['ABC12345D727', 'a boat of the model year 2027 built in 2027'],
])('%s is none: the message says why, with an example of one', (typed, why) => {
  const message = read(typed)
  expect(message).toContain(why)
  expect(message).toContain('An example is ABC12345D404')
})

test('whatever a builder can assign is read back as it was made', () => {
  let made = 0
  for (let modelYear = 1985; modelYear <= THIS_YEAR; modelYear++) {
    for (let month = 1; month <= 12; month++) {
      for (const year of [modelYear - 1, modelYear]) {
        if (year === 1984 && month < 8) continue
        const serial = `${(modelYear * month * 7919) % 100_000}`.padStart(5, '0')
        const letter = String.fromCharCode(64 + month)
        const number = `XYZ${serial}${letter}${year % 10}${`${modelYear}`.slice(2)}`
        expect(read(number)).toMatchObject({ serial, month, year, modelYear, number })
        made++
      }
    }
  }
  expect(made).toBeGreaterThan(900)
})
