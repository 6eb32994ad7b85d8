import { expect, test } from 'vitest'
import { chosenTests, isChosen, titlePattern } from '../../run/words.ts'

test('a word chooses by the path of a file or by the title of a test, in capitals or not', () => {
  expect(isChosen(['quote'], 'tests/e2e/forms/quote-wizard.spec.ts', 'ends at a reference')).toBe(
    true,
  )
  expect(isChosen(['QUOTE'], 'tests/unit/mail.test.ts', 'a Quote is sent')).toBe(true)
  expect(isChosen(['quote'], 'tests/unit/mail.test.ts', 'a letter is sent')).toBe(false)
})

test('of several words one is enough, and without any every test is chosen', () => {
  expect(isChosen(['whale', 'quote'], 'tests/unit/mail.test.ts', 'a quote is sent')).toBe(true)
  expect(isChosen(['whale', 'squid'], 'tests/unit/mail.test.ts', 'a quote is sent')).toBe(false)
  expect(isChosen([], 'tests/unit/mail.test.ts', 'a quote is sent')).toBe(true)
})

test('in a file whose path has a word each title will do', () => {
  expect(titlePattern(['quote'], 'tests/e2e/forms/quote-wizard.spec.ts')).toBeUndefined()
  expect(titlePattern(['quote'], 'tests/unit/mail.test.ts')).toEqual(/quote/i)
})

test('a word means itself, not a pattern', () => {
  expect(titlePattern(['/blog?page=2 (old)'], '')?.test('/blog?page=2 (old) leads on')).toBe(true)
  expect(titlePattern(['.'], '')?.test('no point')).toBe(false)
})

test('of a file whose tests build on each other, all are chosen with one of them', () => {
  const named = (file: string, ...titles: string[]) => titles.map((title) => ({ file, title }))
  const tests = [...named('a.spec.ts', 'moors', 'sails'), ...named('b.spec.ts', 'moors', 'sinks')]
  const isSerial = (file: string) => file === 'a.spec.ts'
  expect(chosenTests(tests, ['sails', 'sinks'], isSerial)).toEqual([
    ...named('a.spec.ts', 'moors', 'sails'),
    ...named('b.spec.ts', 'sinks'),
  ])
  expect(chosenTests(tests, [], isSerial)).toEqual(tests)
})
