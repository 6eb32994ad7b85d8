import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const NANOSECONDS_IN_MS = 1e6

/** Indexes of the fields in /proc/PID/stat, counted after the name. */
const USER = 11
const SYSTEM = 12
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/** The CPU time of a process since its start. */
export interface ProcessorTime {
  /** Of all its threads, in the program and in the kernel. */
  totalMs: number
  /** Of its main thread, which alone answers in nginx and in Node. */
  mainMs: number
  /** How long the main thread was runnable while other processes had the core. */
  waitedMs: number
}

export function processorTime(pid: number): ProcessorTime {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number)
  return {
    totalMs: ticks(`${pid}`, USER) + ticks(`${pid}`, SYSTEM),
    mainMs: ran / NANOSECONDS_IN_MS,
    waitedMs: waited / NANOSECONDS_IN_MS,
  }
}

/** What the children of this process that have ended have had of the processor. */
export function endedChildrenMs(): number {
  return ticks('self', CHILDREN_USER) + ticks('self', CHILDREN_SYSTEM)
}

/** What a process and all that it has started, ended or not, have had of the processor. */
export function processorTreeMs(pid: number): number {
  const own = [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM].map((field) => ticks(`${pid}`, field))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  const running = children.filter(Boolean).map((child) => treeIfThere(Number(child)))
  return [...own, ...running].reduce((sum, ms) => sum + ms, 0)
}

/** A child may end before it is read; its parent then counts it the next time. */
function treeIfThere(pid: number): number {
  try {
    return processorTreeMs(pid)
  } catch {
    return 0
  }
}

/** What the whole machine has done since its start, in ms of all cores together. */
export function machineTime(): { busyMs: number; idleMs: number; diskMs: number } {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? []
  const [user = 0, nice = 0, system = 0, idle = 0, disk = 0, ...rest] = fields.map(
    (field) => Number(field) * TICK_MS,
  )
  // The last two, of guests, are in the first two.
  const interrupts = rest.slice(0, -2).reduce((sum, ms) => sum + ms, 0)
  return { busyMs: user + nice + system + interrupts, idleMs: idle, diskMs: disk }
}

function ticks(pid: string, field: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name may have spaces in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[field]) * TICK_MS
}
