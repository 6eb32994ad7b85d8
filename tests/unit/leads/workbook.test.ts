import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { workbook } from '../../../src/staff/frame/workbook.ts'

const COLUMNS = [
  { name: 'ZIP' },
  { name: 'Follow-up', kind: 'day' as const },
  { name: 'Received', kind: 'time' as const },
]

async function* stretches(...rows: string[][]) {
  for (const row of rows) yield [row]
}

async function bytesOf(...rows: string[][]): Promise<Uint8Array> {
  const file = workbook('Leads', COLUMNS, stretches(...rows))
  return new Uint8Array(await new Response(file as BodyInit).arrayBuffer())
}

async function valuesOf(...rows: string[][]) {
  const read = []
  for await (const { values } of streamXlsxRows(await bytesOf(...rows))) read.push(values)
  return read
}

test('a ZIP and a phone stay text, days and times are dates, and an empty cell is empty', async () => {
  expect(
    await valuesOf(
      ['06604', '2026-12-01', '2026-11-23T14:05:00.000Z'],
      ['+12035550123', '', '2026-11-23 09:05'],
    ),
  ).toEqual([
    ['ZIP', 'Follow-up', 'Received'],
    ['06604', new Date('2026-12-01T00:00:00Z'), new Date('2026-11-23T14:05:00Z')],
    ['+12035550123', null, new Date('2026-11-23T09:05:00Z')],
  ])
})

test('what begins like a formula is text, and no cell is a formula', async () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=x', '＝1', '=HYPERLINK("http://x")']
  const rows = hostile.map((text) => [text, text, ''])
  const read = await valuesOf(...rows)
  expect(read.slice(1).map(([first]) => first)).toEqual(hostile)
  const { sheets } = await readXlsx(await bytesOf(...rows))
  const cells = [...(sheets[0]?.cells?.values() ?? [])]
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([])
})

test('a word of a file name is not read as the code of a letter', async () => {
  const names = ['photo_x1080_bow.jpg', '_x000D_ and _x000a_', '_x005F_x1080_', '_x12_']
  const read = await valuesOf(...names.map((name) => [name, '', '']))
  expect(read.slice(1).map(([name]) => name)).toEqual(names)
})

test('letters of every script arrive, hidden characters do not, and no cell is too long for Excel', async () => {
  const [, scripts, hidden, long] = await valuesOf(
    ['Łukasik 👩‍✈️ תאמין', '', ''],
    ['photo\u202efdp.exe', '', ''],
    ['x'.repeat(40_000), '', ''],
  )
  expect(scripts?.[0]).toBe('Łukasik 👩‍✈️ תאמין')
  expect(hidden?.[0]).toBe('photofdp.exe')
  expect(String(long?.[0])).toHaveLength(32_767)
})
