import { hasRoomFor, type Room, roomOn } from '../../../storage/room.ts'
import { inBytes, type PartState } from './part.ts'

const LOW_PERCENT = 10
const FULL_BYTES = 200 * 1024 ** 2

/** The disk that DATA_DIR lies on. */
export async function askDisk(folder: string): Promise<PartState> {
  const room = await roomOn(folder)
  if (!room) return { name: 'Disk', state: 'unknown', text: 'It does not say how much is free.' }
  return diskState(room)
}

/** What the room on a disk means. */
export function diskState(room: Room): PartState {
  const { freeBytes, sizeBytes, reservedBytes } = room
  const percent = Math.floor((freeBytes / Math.max(1, sizeBytes)) * 100)
  const free = `${inBytes(freeBytes)} of ${inBytes(sizeBytes)} are free (${percent}%).`
  const isFull = freeBytes < Math.min(FULL_BYTES, Math.max(reservedBytes, 1))
  if (isFull || freeBytes === 0) {
    return {
      name: 'Disk',
      state: 'down',
      text: `The disk is full: ${free} New leads and files may be refused. Make room on it now.`,
    }
  }
  if (!hasRoomFor(room, 0)) {
    return {
      name: 'Disk',
      state: 'down',
      text: `What is left of the disk is for leads: ${free} Visitors’ files are refused until there is room; leads still arrive, and say which files are missing.`,
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
