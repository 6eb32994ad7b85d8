import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
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
  const file = join(folder, `filling-${randomUUID()}`)
  for (let size = MEGABYTE; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {}
  }
  return () => rmSync(file)
}

/**
 * Fills most of a disk, so that the rest can be filled at once.
 * @param megabytes How many are left.
 */
export function fillDiskBut(megabytes: number, folder: string): void {
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  const file = join(folder, 'filling')
  while (free() > megabytes * MEGABYTE) writeFileSync(file, Buffer.alloc(MEGABYTE), { flag: 'a' })
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
