import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine lets the tests fill a disk: mounting one needs root. */
export const canMountSmallDisk = await tryMount()

/** Runs something on a disk of one megabyte. */
export async function withSmallDisk(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' })
  try {
    await use(folder)
  } finally {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  }
}

async function tryMount(): Promise<boolean> {
  try {
    await withSmallDisk(async () => {})
    return true
  } catch {
    return false
  }
}
