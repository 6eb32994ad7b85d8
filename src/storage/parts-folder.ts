import { join } from 'node:path'
import { removeLeftovers } from './leftovers.ts'

/** How long the beginning of a file waits for its rest. */
export const PART_HOURS = 24

/** The folder of uploads that have not arrived in full. */
export function partsFolder(config: { dataDir: string }): string {
  return join(config.dataDir, 'parts')
}

/** Removes what nobody has gone on with for a day. */
export async function sweepParts(config: { dataDir: string }): Promise<void> {
  await removeLeftovers(partsFolder(config), PART_HOURS * 3600_000)
}
