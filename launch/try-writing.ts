import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A write that needs room: an empty file fits on a full disk too. */
const PROBE = Buffer.alloc(4096)

/**
 * Sees that a folder can be written, and makes it when it is missing.
 * @param mode Of a folder that is made.
 * @throws The system's error.
 */
export function tryWriting(folder: string, mode?: number) {
  mkdirSync(folder, { recursive: true, mode })
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    writeFileSync(probe, PROBE)
  } finally {
    rmSync(probe, { force: true })
  }
}
