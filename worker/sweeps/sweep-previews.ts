import { promisePreviewsAgain } from '../../db/leads/previews.ts'
import { ago } from './ago.ts'
import type { Sweep } from './sweeps.ts'

const UNPROMISED_MS = 10 * 60_000
const MAX_PAGES_A_RUN = 100

/** Creates jobs for files of leads without a preview: older ones, and those whose preview is missing. */
export const sweepPreviews: Sweep = async ({ db }, signal) => {
  let previews = 0
  for (let page = 0; page < MAX_PAGES_A_RUN && !signal.aborted; page++) {
    const promised = await promisePreviewsAgain(db, ago(UNPROMISED_MS))
    if (promised === 0) break
    previews += promised
  }
  return { previews }
}
