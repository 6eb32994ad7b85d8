import type { Reporter, TestModule } from 'vitest/node'
import { markdownTable } from '../bench/markdown-table.ts'
import type { FaultRow } from '../faults/record-fault.ts'

const HEAD = ['fault', 'database', 'tries', 'acknowledged', 'lost', 'doubled', 'longest delay']

/** Prints one table of all faults that the tests of a run have recorded, if there is any. */
export default class FaultTable implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules) => {
    const rows = modules.flatMap(faultsOf)
    if (rows.length > 0) console.log(`\n${faultTable(rows)}\n`)
  }
}

/** The table in Markdown, as it stands in `docs/reliability.md`. */
export function faultTable(rows: FaultRow[]): string {
  const lines = [...rows]
    .sort((a, b) => a.fault.localeCompare(b.fault) || a.database.localeCompare(b.database))
    .map((row) => [
      ...[row.fault, row.database],
      ...[row.tries, row.acknowledged, row.lost, row.doubled].map((count) => `${count}`),
      `${(row.longestMs / 1000).toFixed(1)} s`,
    ])
  return markdownTable(HEAD, lines)
}

function faultsOf(module: TestModule): FaultRow[] {
  return [...module.children.allTests()].flatMap((test) => test.meta().faults ?? [])
}
