import { expect, test } from 'vitest'
import { marksOf, mergeEdits } from '../../../src/staff/editing/merge.ts'

const NAMES = ['title', 'text', 'rows'] as const
const shown = { title: 'Fog', text: 'Slowly.', rows: [{ name: 'Pier' }] }
const merge = (sent: object, theirs: object, before = marksOf(shown, NAMES)) =>
  mergeEdits({ before, sent: { ...shown, ...sent }, theirs: { ...shown, ...theirs } }, NAMES)

test('only fields that somebody changed are saved over a colleague’s', () => {
  expect(merge({ title: 'Mist' }, { text: 'Theirs.', rows: [] })).toEqual({
    values: { title: 'Mist', text: 'Theirs.', rows: [] },
    before: marksOf({ title: 'Fog', text: 'Theirs.', rows: [] }, NAMES),
    isConflict: false,
  })
})

test('two who change one field to the same are in no conflict, to different words they are', () => {
  expect(merge({ title: 'Mist' }, { title: 'Mist' }).isConflict).toBe(false)
  expect(merge({ title: 'Mist' }, { title: 'Haze' })).toMatchObject({
    values: { title: 'Mist' },
    isConflict: true,
  })
  expect(merge({ rows: [] }, { rows: [{ name: 'Quay' }] }).isConflict).toBe(true)
})

test('a form that does not say what it showed replaces nothing unseen', () => {
  expect(merge({}, { text: 'Theirs.' }, '').isConflict).toBe(true)
  expect(merge({}, {}, '').isConflict).toBe(false)
})

test('line ends and spaces, as a browser sends them, are no change', () => {
  expect(merge({ text: 'Slowly.\r\n' }, { text: 'Theirs.' })).toMatchObject({
    values: { text: 'Theirs.' },
    isConflict: false,
  })
})
