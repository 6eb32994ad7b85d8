import { readFileSync } from 'node:fs'

/** The memory of a process, in MB. */
export interface Memory {
  /** All of its pages in memory; what it shares, with other Node processes say, counts in full. */
  resident: number
  /** What it shares counts in parts: the sum over processes is what they really take. */
  proportional: number
}

/** @returns Of several processes together. */
export function memoryOf(pids: number[]): Memory {
  const all = pids.map((pid) => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  const sum = (name: string) =>
    Math.round(all.reduce((total, rollup) => total + kilobytes(rollup, name), 0) / 1024)
  return { resident: sum('Rss'), proportional: sum('Pss') }
}

function kilobytes(rollup: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1])
}
