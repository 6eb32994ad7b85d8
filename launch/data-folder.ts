import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './explain.ts'

/** Leads lie in it: nobody but the site's own user reads them. */
const OWNER_ONLY = 0o700

/**
 * Makes the data folder when it is missing and sees that it can be written.
 * @throws StartError
 */
export function prepareDataFolder(folder: string) {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}): ` +
        'give this user the right to, or set DATA_DIR to another folder.',
    )
  }
}
