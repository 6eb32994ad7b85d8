import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../src/storage/folders.ts'

/** Not empty, because an empty file can be created even on a full disk. */
const PROBE = Buffer.alloc(4096)

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
