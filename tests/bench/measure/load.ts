import { fileURLToPath } from 'node:url'
import type { Answer, PageRequest } from './answer.ts'
import { findCommand } from './command.ts'
import type { GeneratorTask } from './generator.ts'
import { endedChildrenMs } from './processor.ts'
import { reportOf, runReporting } from './reporting.ts'

const wrk = findCommand('wrk')
const WRK_REPORT = fileURLToPath(new URL('wrk-report.lua', import.meta.url))
const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url))
/** Part of the bytes that answers may differ by: those at the end of a run are cut off. */
const TOLERANCE = 0.05

export interface Load {
  address: string
  request: PageRequest
  /** What each answer must look like. */
  expected: Answer
  connections: number
  seconds: number
  /** For our own generator: how long it busy-waits after each response. */
  generatorBusyMicroseconds?: number
}

/** What a generator prints, as the last line. */
export interface LoadReport {
  requests: number
  seconds: number
  bytes: number
  failed: number
  p50Ms: number
  p99Ms: number
}

export interface LoadResult extends LoadReport {
  generator: 'wrk' | 'node'
  /** How much of a core the generator used. */
  generatorUsed: number
}

/** What sends the load, for the reader. */
export const generators = wrk
  ? 'wrk with one thread (for HEAD, which it cannot send, a Node process on plain sockets)'
  : 'a Node process on plain sockets (wrk is not installed)'

/** Loads a server from a process of its own, with one thread, until the time is over. */
export async function applyLoad(load: Load): Promise<LoadResult> {
  // For HEAD, wrk would wait for a body of the declared length.
  const generator = wrk && load.request.method === 'GET' && !load.generatorBusyMicroseconds
  const before = endedChildrenMs()
  const report = await (generator ? runWrk(load) : runGenerator(load))
  const generatorUsed = (endedChildrenMs() - before) / 1000 / report.seconds
  check(load, report)
  return { ...report, generator: generator ? 'wrk' : 'node', generatorUsed }
}

function runWrk({ address, request, connections, seconds }: Load): Promise<LoadReport> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ])
  return reportOf(wrk as string, [
    ...['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}s`],
    // A slow response is not a failure.
    ...['--timeout', '30s', '--script', WRK_REPORT, ...headers, address + request.path],
  ])
}

function runGenerator(load: Load): Promise<LoadReport> {
  const { hostname, port, host } = new URL(load.address)
  const { method, path, headers } = load.request
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const task: GeneratorTask = {
    port: Number(port),
    host: hostname,
    request: `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    answerBytes: load.expected.size,
    connections: load.connections,
    seconds: load.seconds,
    busyMicroseconds: load.generatorBusyMicroseconds,
  }
  return runReporting(GENERATOR, task)
}

/** @throws When the server did not send what it was measured for. */
function check({ request, expected }: Load, { requests, bytes, failed }: LoadReport): void {
  if (failed > 0) throw new Error(`${request.path}: ${failed} requests failed under load`)
  if (requests === 0) throw new Error(`${request.path}: no request was answered under load`)
  const size = bytes / requests
  if (Math.abs(size / expected.size - 1) > TOLERANCE) {
    throw new Error(
      `${request.path}: ${size} bytes an answer under load, and ${expected.size} before`,
    )
  }
}
