import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../src/storage/folders.ts'
import { StartError } from './explain.ts'

const MEGABYTE = 1024 * 1024
/** Not empty, because an empty file can be created even on a full disk. */
const PROBE = Buffer.alloc(4096)

/** Free space on the disk of a folder, in bytes. */
export function freeBytes(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some network file systems do not report it.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/**
 * @param what What needs the space.
 * @throws StartError if the disk of a folder has less.
 */
export function requireSpace(folder: string, megabytes: number, what: string) {
  const left = freeBytes(folder)
  if (left >= megabytes * MEGABYTE) return
  throw new StartError(
    `${what} needs ${megabytes} MB, and the disk of ${folder} has ${Math.floor(left / MEGABYTE)} MB left.`,
  )
}

/**
 * Checks that a folder is writable, and creates it if it is missing.
 * @param mode The mode of a folder that is created.
 * @throws The system error.
 */
export async function tryWriting(folder: string, mode: number): Promise<void> {
  await makeFolder(folder, mode)
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    writeFileSync(probe, PROBE)
  } finally {
    rmSync(probe, { force: true })
  }
}
