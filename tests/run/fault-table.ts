import type { Reporter, TestModule } from 'vitest/node'
import { markdownTable } from '../tools/markdown-table.ts'
import type { FaultRow } from '../tools/record-fault.ts'

const HEAD = ['fault', 'database', 'tries', 'acknowledged', 'lost', 'doubled', 'longest delay']

/** Prints one table of all faults that the tests of a run have recorded, if there is any. */
export default class FaultTable implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules) => {
    const rows = modules.flatMap(faultsOf)
    if (rows.length > 0) console.log(`\n${faultTable(rows)}\n`)
  }
}

/** The table in Markdown, as it stands in `docs/reliability.md`; what one fault did several times is one line. */
export function faultTable(rows: FaultRow[]): string {
  const lines = summed(rows)
    .sort((a, b) => a.fault.localeCompare(b.fault) || a.database.localeCompare(b.database))
    .map((row) => [
      ...[row.fault, row.database],
      ...[row.tries, row.acknowledged, row.lost, row.doubled].map((count) => `${count}`),
      `${(row.longestMs / 1000).toFixed(1)} s`,
    ])
  return markdownTable(HEAD, lines)
}

function summed(rows: FaultRow[]): FaultRow[] {
  const byFault = Map.groupBy(rows, ({ fault, database }) => `${fault} ${database}`)
  return [...byFault.values()].map((same) =>
    same.reduce((sum, row) => ({
      ...row,
      tries: sum.tries + row.tries,
      acknowledged: sum.acknowledged + row.acknowledged,
      lost: sum.lost + row.lost,
      doubled: sum.doubled + row.doubled,
      longestMs: Math.max(sum.longestMs, row.longestMs),
    })),
  )
}

function faultsOf(module: TestModule): FaultRow[] {
  return [...module.children.allTests()].flatMap((test) => test.meta().faults ?? [])
}
