import { readFileSync } from 'node:fs'

const SAMPLE_MS = 100
/** The unit of /proc/PID/stat on every Linux of today. */
const MS_PER_TICK = 10

/** A process and all below it. */
export function tree(pid: number): number[] {
  const children = read(pid, `task/${pid}/children`).split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => tree(Number(child)))]
}

/** A file of a process; nothing once the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** User and system time, also of children that have ended. */
export function processorMs(pids: number[]): number {
  // Behind the name of the program, which may have spaces.
  const fields = pids.map((pid) =>
    read(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' '),
  )
  const ticks = fields.flatMap((each) => each.slice(11, 15).map(Number))
  return ticks.reduce((sum, value) => sum + value, 0) * MS_PER_TICK
}

/** Proportional set sizes, in MB: memory that processes share counts once. */
export function pssOf(pids: number[]): number {
  const size = (pid: number) => /^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0
  return pids.reduce((sum, pid) => sum + Number(size(pid)), 0) / 1024
}

/** @returns What ends the watch, and says the most that there was at once. */
export function watchPeak(pids: () => number[]): () => number {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, pssOf(pids()))
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Tells processes something; those that have ended meanwhile need not hear it. */
export function signal(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
