import { expect, test } from 'vitest'
import { wholeLines } from '../../../src/staff/posts/editor/formatting-bar.tsx'

test('the lines that a selection touches are taken whole', () => {
  const text = 'one\n\ntwo three\nfour'
  const lines = (start: number, end = start) => text.slice(...wholeLines(text, start, end))
  expect(lines(0)).toBe('one')
  expect(lines(3)).toBe('one')
  expect(lines(4)).toBe('')
  expect(lines(9)).toBe('two three')
  expect(lines(9, 17)).toBe('two three\nfour')
  expect(lines(5, 15)).toBe('two three')
  expect(lines(text.length)).toBe('four')
  expect(wholeLines('', 0, 0)).toEqual([0, 0])
})
