import {
  IMPORT_CAP_PERCENT,
  IMPORT_FROM_PERCENT,
  IMPORT_STEP_MS,
  IMPORT_STEP_PERCENT,
} from '../../settings/business.ts'
import type { ImportStatus } from './import-status.ts'

/**
 * The percentage of an import's progress bar.
 * @param steps Time steps since it began; the bar rises with them until the status changes.
 */
export function importPercent(
  steps: number,
  status?: Pick<ImportStatus, 'state' | 'done' | 'total'>,
): number {
  if (status?.state === 'complete') return 100
  const reported = status?.total ? Math.round((status.done / status.total) * 100) : 0
  const risen = IMPORT_FROM_PERCENT + steps * IMPORT_STEP_PERCENT
  return Math.min(IMPORT_CAP_PERCENT, Math.max(risen, reported))
}

/** How many time steps an import has been running. */
export function stepsSince(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / IMPORT_STEP_MS))
}
