import { deleteEndedCounts } from '../../db/limits/count.ts'
import type { Sweep } from './sweeps.ts'

/** Deletes counts whose window has ended. */
export const sweepLimits: Sweep = async ({ db }) => ({
  counts: await deleteEndedCounts(db),
})
