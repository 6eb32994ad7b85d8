import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How long the bytes take to a durable file in a folder, in milliseconds. */
export function copyMs(bytes: Buffer, folder: string): number {
  const path = join(folder, 'bench-copy')
  const begun = performance.now()
  const file = openSync(path, 'w')
  writeSync(file, bytes)
  fsyncSync(file)
  closeSync(file)
  const taken = performance.now() - begun
  rmSync(path)
  return taken
}
