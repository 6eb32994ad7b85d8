import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './statistics.ts'

const TMPFS = 0x01021994
const WRITES = 100
/** About what SQLite writes for a small transaction. */
const WRITE_BYTES = 4096

/** How long a small durable write takes: a lower bound for accepting a lead. */
export function describeDisk(folder: string): string {
  if (statfsSync(folder).type === TMPFS) {
    return `${folder} lies in memory, where nothing is durable: set TMPDIR to a folder on a disk`
  }
  return `a durable write of ${WRITE_BYTES} bytes to the disk takes ${writeMs(folder).toFixed(2)} ms`
}

function writeMs(folder: string): number {
  const file = join(folder, 'bench-disk')
  const handle = openSync(file, 'w')
  const times = Array.from({ length: WRITES }, () => {
    const from = performance.now()
    writeSync(handle, Buffer.alloc(WRITE_BYTES, 1))
    fdatasyncSync(handle)
    return performance.now() - from
  })
  closeSync(handle)
  rmSync(file)
  return median(times)
}
