import { fileURLToPath } from 'node:url'
import { runReporting } from './reporting.ts'

/** What visitors do: so many at once, each again and again, or so many a second, however long each takes. */
export type SendersTask = {
  does: 'send leads' | 'read a page' | 'count a visit'
  seconds: number
} & ({ atOnce: number } | { perSecond: number })

export interface SendersReport {
  /** All of them were answered with success. */
  sent: number
  seconds: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** How much of a core they used. */
  sendersUsed: number
}

const PROGRAM = fileURLToPath(new URL('senders-process.ts', import.meta.url))

/** Runs visitors in a process of their own. */
export function sendFrom(address: string, task: SendersTask): Promise<SendersReport> {
  return runReporting<SendersReport>(PROGRAM, { address, ...task })
}
