import { emptyLog } from '../../db/ops/empty-log.ts'
import type { Sweep } from './sweeps.ts'

/** Empties the log of a SQLite file, which has what was deleted as it was before. */
export const sweepLog: Sweep = async ({ db }) => ({ emptied: (await emptyLog(db)) ? 1 : 0 })
