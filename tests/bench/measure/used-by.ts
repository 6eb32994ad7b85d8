import { readFileSync } from 'node:fs'
import { onServer } from '../../servers/postgres.ts'
import type { RunningSite } from '../../sites/site.ts'
import { machineTime, processorTime, processorTreeMs } from './processor.ts'

/** What the parts of a site have used since the last reading, in cores. */
export interface Used {
  /** All web processes, with all their threads. */
  web: number
  /** The busiest main thread of them: at 1 it is the limit, however many cores are free. */
  busiest: number
  worker: number
  /** Postgres. SQLite is inside web and worker. */
  database: number | undefined
  /** Cores of the machine that did nothing. */
  idle: number
  /** The part of them that had something waiting for the disk. */
  disk: number
}

interface Reading {
  at: number
  webMs: number
  mainMs: number[]
  workerMs: number
  databaseMs: number | undefined
  machine: ReturnType<typeof machineTime>
}

/**
 * Begins to measure who uses what.
 * @param url Of the site's database, if it is Postgres.
 * @returns What reads it; each reading begins the next.
 */
export async function startMeter(site: RunningSite, url: string | undefined): Promise<() => Used> {
  const postgres = url === undefined ? undefined : await postmaster(url)
  let last = readAll(site, postgres)
  return () => {
    const before = last
    last = readAll(site, postgres)
    return usedBetween(before, last)
  }
}

function usedBetween(before: Reading, now: Reading): Used {
  const coresOf = (from: number, to: number) => (to - from) / (now.at - before.at)
  const { idleMs, diskMs } = before.machine
  return {
    web: coresOf(before.webMs, now.webMs),
    busiest: Math.max(...now.mainMs.map((ms, web) => coresOf(before.mainMs[web] ?? 0, ms))),
    worker: coresOf(before.workerMs, now.workerMs),
    database:
      now.databaseMs === undefined ? undefined : coresOf(before.databaseMs ?? 0, now.databaseMs),
    idle: coresOf(idleMs + diskMs, now.machine.idleMs + now.machine.diskMs),
    disk: coresOf(diskMs, now.machine.diskMs),
  }
}

function readAll(site: RunningSite, postgres: number | undefined): Reading {
  const webs = site.webPids.map(processorTime)
  return {
    at: performance.now(),
    webMs: webs.reduce((sum, { totalMs }) => sum + totalMs, 0),
    mainMs: webs.map(({ mainMs }) => mainMs),
    workerMs: processorTime(site.pid('worker')).totalMs,
    databaseMs: postgres === undefined ? undefined : processorTreeMs(postgres),
    machine: machineTime(),
  }
}

/** The process that has started all others of a server on this machine. */
export async function postmaster(url: string): Promise<number> {
  return onServer(url, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const status = readFileSync(`/proc/${rows[0].pid}/status`, 'utf8')
    return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1])
  })
}
