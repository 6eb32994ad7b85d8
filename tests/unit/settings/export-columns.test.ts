import { expect, test } from 'vitest'
import { EXPORTED_COLUMNS } from '../../../src/staff/leads/list/exported-columns.ts'
import { columnsOf, setColumns } from '../../../src/staff/leads/list/mapped-columns.ts'
import { columnsScreen } from '../../../src/staff/settings/export-columns/columns-screen.ts'

const check = (columns: string, before: unknown = undefined) =>
  columnsScreen.check({ columns }, before)

test('a column is their name and ours, in the order in which they stand', async () => {
  const typed = 'Last Name = Last name\n\n  HIN=application: hull identification NUMBER  '
  const checked = await check(typed)
  expect(checked).toEqual({
    value: [
      { column: 'Last Name', field: 'Last name' },
      { column: 'HIN', field: 'Application: Hull identification number' },
    ],
    changed: ['Last Name = Last name', 'HIN = Application: Hull identification number'],
  })
  const { value } = checked as { value: unknown }
  expect(columnsOf(setColumns(value)).map(([name]) => name)).toEqual(['Last Name', 'HIN'])
  const moved = await check(
    'HIN = Application: Hull identification number\nLast Name = Last name',
    value,
  )
  expect(moved).toMatchObject({ changed: ['their order'] })
})

test.each([
  ['Last Name', /^Line 1: enter the name in your system, an equals sign, and ours, like /],
  ['A = Email\n= Email', /^Line 2: enter the name in your system/],
  ['Last Name = Lastname', /^Line 1: we have no “Lastname”. Do you mean “Last name”\?$/],
  ['Mail = Email\nmail = Phone', 'Line 2: mail is in the list already.'],
  [`${'x'.repeat(101)} = Email`, 'Line 1: the name has 101 characters, and can have 100.'],
  [
    Array.from({ length: 201 }, (_, at) => `C${at} = Email`).join('\n'),
    'These are 201 columns, and it can be 200.',
  ],
])('what is no list of columns is said at its line', async (typed, problem) => {
  expect(await check(typed)).toEqual({ errors: { columns: expect.stringMatching(problem) } })
})

test('until any are set, and of what is stored no more, the file has our columns', () => {
  expect(columnsOf(setColumns(undefined))).toBe(EXPORTED_COLUMNS)
  expect(setColumns([null, 1, { column: 'A' }, { column: 'B', field: 'Gone' }])).toEqual([])
})
