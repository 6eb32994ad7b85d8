import { fileURLToPath } from 'node:url'
import { findCommand } from './command.ts'
import type { LoadReport } from './load.ts'
import { endedChildrenMs } from './processor.ts'
import { reportOf } from './reporting.ts'
import { sendFrom } from './senders.ts'

const wrk = findCommand('wrk')
const SCRIPT = fileURLToPath(new URL('leads.lua', import.meta.url))

/** What sent leads found out. */
interface LeadsReport {
  /** All of them were answered with success. */
  sent: number
  seconds: number
  p99Ms: number
  /** How much of a core the senders used. */
  sendersUsed: number
}

/** What sends the leads, for the reader. */
export const leadSenders = wrk ? 'wrk with one thread' : 'a Node process (wrk is not installed)'

/**
 * Sends leads from a process of its own: with wrk, where it is installed, which leaves more of the machine to
 * what is measured.
 * @param atOnce How many visitors, each of whom sends again once it is answered.
 */
export async function sendLeads(
  address: string,
  atOnce: number,
  seconds: number,
): Promise<LeadsReport> {
  if (!wrk) return sendFrom(address, { does: 'send leads', atOnce, seconds })
  const before = endedChildrenMs()
  const report: LoadReport = await reportOf(wrk, [
    ...['--threads', '1', '--connections', `${atOnce}`, '--duration', `${seconds}s`],
    ...['--timeout', '30s', '--script', SCRIPT, address],
  ])
  if (report.failed > 0) throw new Error(`${report.failed} leads were not accepted`)
  return {
    sent: report.requests,
    seconds: report.seconds,
    p99Ms: report.p99Ms,
    sendersUsed: (endedChildrenMs() - before) / 1000 / report.seconds,
  }
}
