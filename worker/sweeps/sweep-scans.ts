import { promiseScansAgain } from '../../db/leads/sweeps.ts'
import { ago } from './ago.ts'
import type { Sweep } from './sweeps.ts'

const UNPROMISED_MS = 10 * 60_000
const MAX_PAGES_A_RUN = 100

/** Creates scan jobs for files that still need a scan but have no open job. */
export const sweepScans: Sweep = async ({ db, scanner }, signal) => {
  let scans = 0
  if (!scanner) return { scans }
  for (let page = 0; page < MAX_PAGES_A_RUN && !signal.aborted; page++) {
    const promised = await promiseScansAgain(db, ago(UNPROMISED_MS))
    if (promised === 0) break
    scans += promised
  }
  return { scans }
}
