import { expect, test } from 'vitest'
import { clockTime } from '../../../src/settings/office-hours.ts'
import { wrongWords } from '../../run/wrong-words.ts'

const VOICE = '```forbidden\n\\be-mail\n\\bshe\\b\n```\n\n```allowed\ndaughter\n```\n'

test('a forbidden word is found with its line, and a comment or an allowed line is not', () => {
  const text = "'Where she lies',\n// An e-mail\n'Your daughter, if she asks',\n'By e-mail'"
  expect(wrongWords(VOICE, text)).toEqual([
    { line: 1, word: 'she' },
    { line: 4, word: 'e-mail' },
  ])
})

test('a style sheet without its lists is an error', () => {
  expect(() => wrongWords('# Voice', 'text')).toThrow('no list of forbidden words')
})

test.each([
  ['09:00', '9 a.m.'],
  ['12:00', 'noon'],
  ['12:30', '12:30 p.m.'],
  ['17:00', '5 p.m.'],
  ['00:15', '12:15 a.m.'],
])('%s is read as %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})
