import { ask } from './answer.ts'
import { pinServer } from './cores.ts'
import { applyLoad, type Load, type LoadResult } from './load.ts'
import type { PageCase } from './page-cases.ts'
import { processorTime } from './processor.ts'
import type { Server } from './server.ts'

export const ROUNDS = 5
export const ROUND_SECONDS = 2
/** Until the compiler has seen enough of it. */
const WARM_UP_SECONDS = 1

/** What one server did in one round. */
export interface Round {
  rate: number
  p50Ms: number
  p99Ms: number
  /** Time of the processor, all threads of the server. */
  microsecondsPerRequest: number
  /** How much of a core the server's main thread used. */
  used: number
  /** For which part of the time it was ready to run and others had the core. */
  waited: number
  generator: LoadResult['generator']
  generatorUsed: number
}

export interface MeasuredServer {
  name: string
  rounds: Round[]
}

/** Loads servers one after the other, several times round, so that a noisy machine hits them alike. */
export async function inTurns(
  servers: Server[],
  { request, connections }: PageCase,
  generatorBusyMicroseconds?: number,
): Promise<MeasuredServer[]> {
  const loads = await Promise.all(
    servers.map(async ({ address, pid }) => {
      pinServer(pid)
      const expected = await ask(address, request)
      return { address, request, expected, connections, generatorBusyMicroseconds }
    }),
  )
  const measured = servers.map(({ name, pid }, at) => ({
    name,
    rounds: [] as Round[],
    load: (seconds: number) => loadOnce(pid, { ...(loads[at] as Omit<Load, 'seconds'>), seconds }),
  }))
  for (const { load } of measured) await load(WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { rounds, load } of measured) rounds.push(await load(ROUND_SECONDS))
  }
  return measured
}

async function loadOnce(pid: number, load: Load): Promise<Round> {
  const before = processorTime(pid)
  const { requests, seconds, ...rest } = await applyLoad(load)
  const after = processorTime(pid)
  const since = (what: 'totalMs' | 'mainMs' | 'waitedMs') => after[what] - before[what]
  return {
    ...rest,
    rate: requests / seconds,
    microsecondsPerRequest: (since('totalMs') * 1000) / requests,
    used: since('mainMs') / 1000 / seconds,
    waited: since('waitedMs') / 1000 / seconds,
  }
}
