import { expect, test } from 'vitest'
import { storedBefore } from '../../../src/forms/handle-visitor-form.ts'

const file = {
  id: '0b9d2a52-5f6e-4a7c-9c1d-3f0f5c1f2a10',
  name: 'survey.pdf',
  sizeBytes: 40_000,
  type: 'application/pdf',
  note: 'survey.pdf is protected by a password.',
}

test('the files that a page has recorded are read back, in their order', () => {
  const other = { ...file, id: crypto.randomUUID(), name: 'engine.pdf' }
  expect(storedBefore([file, other].map((sent) => JSON.stringify(sent)))).toEqual([file, other])
})

test('a name is shown as it would be if the file had just come', () => {
  const [read] = storedBefore([JSON.stringify({ ...file, name: 'C:\\boat\\photo\u202efdp.exe' })])
  expect(read?.name).toBe('photofdp.exe')
})

test.each([
  ['', 'null', '7', '[]', '{', '{}', 'survey.pdf'],
  [
    { ...file, id: 'none' },
    { ...file, name: 7 },
    { ...file, sizeBytes: '1' },
  ].map((sent) => JSON.stringify(sent)),
])('what no page has recorded is left out: %s', (...sent) => {
  expect(storedBefore(sent)).toEqual([])
})
