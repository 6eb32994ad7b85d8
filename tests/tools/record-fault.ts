import { TestRunner } from 'vitest'

/** What a fault did to what was acknowledged: a line of the table in `docs/reliability.md`. */
export interface FaultRow {
  fault: string
  database: string
  /** How many leads, messages, files or articles were tried while the fault came or lasted. */
  tries: number
  /** For how many somebody, or the next part, was told that they are safe. */
  acknowledged: number
  /** Acknowledged and not there in the end. */
  lost: number
  /** There more than once. */
  doubled: number
  /** From the first try to the end of the slowest one, with the fault itself. */
  longestMs: number
}

declare module 'vitest' {
  interface TaskMeta {
    faults?: FaultRow[]
  }
}

/** Adds a line to the table that the run prints at its end (`tests/run/fault-table.ts`). */
export function recordFault(row: FaultRow): void {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('A fault belongs to a test.')
  test.meta.faults = [...(test.meta.faults ?? []), row]
}
