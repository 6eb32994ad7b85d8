import { statfs } from 'node:fs/promises'
import { inBytes, type PartState } from './part.ts'

const LOW_PERCENT = 10
const FULL_BYTES = 200 * 1024 ** 2

/** The disk that DATA_DIR lies on. */
export async function askDisk(folder: string): Promise<PartState> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return diskState(bavail * bsize, blocks * bsize)
}

/** What the room on a disk means. */
export function diskState(freeBytes: number, sizeBytes: number): PartState {
  const percent = Math.floor((freeBytes / Math.max(1, sizeBytes)) * 100)
  const free = `${inBytes(freeBytes)} of ${inBytes(sizeBytes)} are free (${percent}%).`
  if (freeBytes < FULL_BYTES) {
    return {
      name: 'Disk',
      state: 'down',
      text: `The disk is full: ${free} New leads and files may be refused. Make room on it now.`,
    }
  }
  if (percent < LOW_PERCENT) {
    return {
      name: 'Disk',
      state: 'attention',
      text: `The disk is filling up: ${free} Make room on it, or get a larger one, before it is full.`,
    }
  }
  return { name: 'Disk', state: 'works', text: free }
}
