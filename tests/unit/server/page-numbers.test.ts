import { expect, test } from 'vitest'
import { pageNumbers } from '../../../src/ui/pagination/pagination.tsx'

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ')

test('a short list names every page', () => {
  expect(shown(1, 1)).toBe('1')
  expect(shown(2, 3)).toBe('1 2 3')
  expect(shown(3, 5)).toBe('1 2 3 4 5')
})

test('a long list names the first page, the last and two on each side', () => {
  expect(shown(1, 50)).toBe('1 2 3 … 50')
  expect(shown(7, 50)).toBe('1 … 5 6 7 8 9 … 50')
  expect(shown(50, 50)).toBe('1 … 48 49 50')
})

test('an ellipsis never stands for nothing', () => {
  expect(shown(4, 50)).toBe('1 2 3 4 5 6 … 50')
  expect(shown(47, 50)).toBe('1 … 45 46 47 48 49 50')
})
