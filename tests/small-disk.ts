import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024
const NOT_ALLOWED = 'a disk that is soon full cannot be mounted here (it takes root)'

/**
 * Runs something on a small disk.
 * @param skip Of the running test, where this machine does not let it mount one.
 */
export async function withSmallDisk(
  skip: (reason: string) => never,
  use: (folder: string) => Promise<void>,
  megabytes = 1,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    if (!mounted(folder, megabytes)) skip(NOT_ALLOWED)
    await use(folder).finally(() => execFileSync('umount', ['-l', folder]))
  } finally {
    rmdirSync(folder)
  }
}

/**
 * Fills a disk until nothing more fits.
 * @returns What makes room again.
 */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'filling')
  for (let size = MEGABYTE; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {}
  }
  return () => rmSync(file)
}

function mounted(folder: string, megabytes: number): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`]
  try {
    execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
