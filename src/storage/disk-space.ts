import { statfs } from 'node:fs/promises'

const KNOWN_FOR_MS = 1000
const RESERVED_PERCENT = 5
const RESERVED_AT_MOST = 1000 * 1024 * 1024

/** The disk of a folder. */
export interface DiskSpace {
  /** What any process of this user may still write, in bytes. */
  freeBytes: number
  sizeBytes: number
  /** How much of it stays free for leads. */
  reservedBytes: number
}

let latest: { folder: string; at: number; room: Promise<DiskSpace | undefined> } | undefined

/**
 * How much room the disk of a folder has, asked at most once a second.
 * @returns Undefined where the system does not say, as on some network file systems.
 */
export async function diskSpaceOn(folder: string): Promise<DiskSpace | undefined> {
  const now = performance.now()
  if (latest?.folder !== folder || now - latest.at > KNOWN_FOR_MS) {
    latest = { folder, at: now, room: ask(folder) }
  }
  return latest.room
}

/** Whether files and drafts may take this much of the disk. */
export function hasSpaceFor(room: DiskSpace | undefined, bytes: number): boolean {
  return room === undefined || room.freeBytes - bytes >= room.reservedBytes
}

async function ask(folder: string): Promise<DiskSpace | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  if (!found || found.blocks === 0) return undefined
  const sizeBytes = found.blocks * found.bsize
  const reservedBytes = Math.min((sizeBytes * RESERVED_PERCENT) / 100, RESERVED_AT_MOST)
  return { freeBytes: found.bavail * found.bsize, sizeBytes, reservedBytes }
}
