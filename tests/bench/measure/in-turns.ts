import { ask } from './answer.ts'
import { pinServer } from './cores.ts'
import { applyLoad, type Load, type LoadResult } from './load.ts'
import type { PageCase } from './page-cases.ts'
import { processorTime } from './processor.ts'
import type { Server } from './server.ts'

export const ROUNDS = 5
export const ROUND_SECONDS = 2
/** CPU time that a server spends on warm-up, so that its JIT compiler is done. */
const WARM_UP_MS = 1500
const MOST_WARM_UPS = 10

/** What one server did in one round. */
export interface Round {
  rate: number
  p50Ms: number
  p99Ms: number
  /** Time of the processor, all threads of the server. */
  microsecondsPerRequest: number
  /** How much of a core the server's main thread used. */
  used: number
  /** The share of the time that it was runnable while other processes had the core. */
  waited: number
  generator: LoadResult['generator']
  generatorUsed: number
}

export interface MeasuredServer {
  name: string
  rounds: Round[]
}

/** Loads servers in interleaved rounds, so that noise affects them equally. */
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
    pid,
    rounds: [] as Round[],
    load: (seconds: number) => loadOnce(pid, { ...(loads[at] as Omit<Load, 'seconds'>), seconds }),
  }))
  for (const { pid, load } of measured) await warmUp(pid, () => load(1))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { rounds, load } of measured) rounds.push(await load(ROUND_SECONDS))
  }
  return measured
}

async function warmUp(pid: number, load: () => Promise<unknown>): Promise<void> {
  const enough = processorTime(pid).mainMs + WARM_UP_MS
  for (let each = 0; each < MOST_WARM_UPS && processorTime(pid).mainMs < enough; each++)
    await load()
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
