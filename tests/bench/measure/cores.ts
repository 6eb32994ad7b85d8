import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findCommand } from './command.ts'

const taskset = findCommand('taskset')
const cores = allowedCores()
/** With a single core, processes cannot be separated. */
const canPin = taskset !== undefined && cores.length > 1

/** The load generator gets the last core; the servers get the others. */
const LOAD_CORES = cores.slice(-1).join(',')
const SERVER_CORES = cores.slice(0, -1).join(',')

/** Where servers and load run, for the reader. */
export const placement = canPin
  ? `servers on core ${SERVER_CORES}, load on core ${LOAD_CORES}`
  : 'servers and load on whatever core is free'

/** Pins a running server, with all its threads, to the servers' cores. */
export function pinServer(pid: number): void {
  if (!canPin) return
  execFileSync(taskset, ['--all-tasks', '--cpu-list', '--pid', SERVER_CORES, `${pid}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A command line that runs on the core of the load. */
export function onLoadCore(command: string, args: string[]): [command: string, args: string[]] {
  return canPin ? [taskset, ['--cpu-list', LOAD_CORES, command, ...args]] : [command, args]
}

function allowedCores(): number[] {
  const status = readFileSync('/proc/self/status', 'utf8')
  const list = /Cpus_allowed_list:\s+(\S+)/.exec(status)?.[1] ?? '0'
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}
