import { writeXlsxStream, type XlsxStreamRow } from 'hucre/xlsx'
import { withoutHidden } from '../../leads/visible-text.ts'

/** How a column shows its cells; without it they are text, whatever they look like. */
export interface WorkbookColumn {
  name: string
  kind?: 'day' | 'time' | undefined
}

/** Excel takes a file with a longer cell for damaged. */
const MAX_CELL = 32_767
/** In a cell, _x1080_ is the letter of that number (ECMA-376, ST_Xstring): its first underscore is written as one. */
const LIKE_A_CODE = /_(?=x[\da-f]{4}_)/gi
const FORMATS = { day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm' }

/**
 * An .xlsx file of one sheet, made as it is read. A cell of text is text to every spreadsheet: 06604 keeps its zero,
 * and what begins like a formula is none.
 * @param rows In stretches, of cells that hold text. In a column of days or times, as 2026-11-23, or with a time after it.
 */
export function workbook(
  sheet: string,
  columns: readonly WorkbookColumn[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  async function* cells(): AsyncGenerator<XlsxStreamRow> {
    for await (const stretch of rows)
      for (const row of stretch) yield row.map((text, at) => cellOf(text, columns[at]?.kind))
  }
  return writeXlsxStream(cells(), {
    name: sheet,
    columns: columns.map(({ name, kind }) => ({
      header: name,
      width: Math.min(Math.max(name.length + 2, 12), 28),
      ...(kind && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
  })
}

function cellOf(text: string, kind: WorkbookColumn['kind']): string | Date | null {
  if (text === '') return null
  const at = kind && dateOf(text)
  if (at && !Number.isNaN(at.getTime())) return at
  return withoutHidden(text).slice(0, MAX_CELL).replace(LIKE_A_CODE, '_x005F_')
}

/** A workbook knows no time zones: it shows the clock of the text. */
function dateOf(text: string): Date {
  const [day, time = '00:00'] = text.replace(/Z$/, '').split(/[T ]/)
  return new Date(`${day}T${time}Z`)
}
