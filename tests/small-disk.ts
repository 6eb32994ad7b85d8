import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NOT_ALLOWED = 'a disk that is soon full cannot be mounted here (it takes root)'

/**
 * Runs something on a disk of one megabyte.
 * @param skip Of the running test, where this machine does not let it mount one.
 */
export async function withSmallDisk(
  skip: (reason: string) => never,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    if (!mounted(folder)) skip(NOT_ALLOWED)
    await use(folder).finally(() => execFileSync('umount', ['-l', folder]))
  } finally {
    rmdirSync(folder)
  }
}

function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
