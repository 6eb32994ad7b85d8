import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import { listVesselOptions } from '../../../../db/content/vessels.ts'
import {
  type ExportedLead,
  exportStretches,
  findExported,
} from '../../../../db/leads/lead-export.ts'
import type { LeadFilter } from '../../../../db/leads/lead-filter.ts'
import type { Db } from '../../../../db/open.ts'
import { findSettings } from '../../../../db/settings/settings.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../frame/csv.ts'
import { workbook } from '../../frame/workbook.ts'
import { EXPORTED_COLUMNS, type ExportedNames } from './exported-columns.ts'
import { columnsOf, setColumns } from './mapped-columns.ts'

/** `mapped.csv` has the columns that staff have set. */
export type ExportFormat = 'xlsx' | 'csv' | 'mapped.csv' | 'jsonl'
type Stretches = AsyncGenerator<ExportedLead[]>

/**
 * The leads of a filter received until a moment as a file. A failure breaks it off, so that half a list is
 * not taken for the whole.
 */
export function exportFiltered(
  db: Db,
  filter: LeadFilter,
  received: string,
  format: ExportFormat,
): ReadableStream<Uint8Array> {
  return fileOf(db, exportStretches(db, filter, received), format)
}

/** Likewise some leads by their ids. */
export function exportSelected(
  db: Db,
  ids: readonly string[],
  format: ExportFormat,
): ReadableStream<Uint8Array> {
  async function* stretch() {
    yield await findExported(db, ids)
  }
  return fileOf(db, stretch(), format)
}

function fileOf(db: Db, stretches: Stretches, format: ExportFormat): ReadableStream<Uint8Array> {
  if (format === 'xlsx') {
    const columns = EXPORTED_COLUMNS.map(([name, , kind]) => ({ name, kind }))
    return workbook('Leads', columns, rowsOf(db, stretches, EXPORTED_COLUMNS))
  }
  const lines = inLines(db, stretches, format)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}

/** The cells of each stretch of leads. */
async function* rowsOf(
  db: Db,
  stretches: Stretches,
  columns: typeof EXPORTED_COLUMNS,
): AsyncGenerator<string[][]> {
  const names = await loadNames(db)
  for await (const leads of stretches)
    yield leads.map((lead) => columns.map(([, cell]) => cell(lead, names) ?? ''))
}

async function* inLines(db: Db, stretches: Stretches, format: Exclude<ExportFormat, 'xlsx'>) {
  const encoder = new TextEncoder()
  const isCsv = format !== 'jsonl'
  const columns =
    format === 'mapped.csv'
      ? columnsOf(setColumns((await findSettings(db, 'export-columns')).value))
      : EXPORTED_COLUMNS
  const head = columns.map(([name]) => name)
  if (isCsv) yield encoder.encode(BYTE_ORDER_MARK + csvLines([head]))
  for await (const stretch of rowsOf(db, stretches, columns))
    yield encoder.encode(isCsv ? csvLines(stretch) : jsonLines(head, stretch))
}

/** Under the names of the columns, without those that are empty. */
function jsonLines(head: string[], rows: string[][]): string {
  const objects = rows.map((row) =>
    Object.fromEntries(head.map((name, at) => [name, row[at]]).filter(([, cell]) => cell)),
  )
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('')
}

async function loadNames(db: Db): Promise<ExportedNames> {
  const [towns, vessels] = await Promise.all([listTownsAlongCoast(db), listVesselOptions(db)])
  const named = (rows: { slug: string; name: string }[]) =>
    new Map(rows.map(({ slug, name }) => [slug, name]))
  return { towns: named(towns), vessels: named(vessels) }
}
