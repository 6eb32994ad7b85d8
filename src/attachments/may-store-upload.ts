import { unclaimedBytes } from '../../db/leads/unclaimed-bytes.ts'
import { count } from '../../db/limits/count.ts'
import { HOUR_MS } from '../../db/limits/stranger.ts'
import type { Db } from '../../db/open.ts'
import { stranger } from '../http/stranger.ts'
import { MAX_ATTACHMENT_BYTES } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { hasRoomFor, roomOn } from '../storage/room.ts'

/** Each file counts as this much at least: many small ones are as much work as a few large ones. */
const LEAST_BYTES = 1024 * 1024
const KNOWN_FOR_MS = 5000

/** Why a file is not taken, by the name of its message in `fileMessages`. */
export type UploadRefusal = 'noRoom' | 'tooManyUploads'

/**
 * Whether a visitor's file may be stored. To be asked once for each file, when its upload begins: it
 * counts the file for the network address of the request being answered.
 * @param sizeBytes As announced, or the most that it can have.
 * @returns Undefined when it may. The form can be sent without the file in any case, which is then
 * reported to the agency.
 */
export async function mayStoreUpload(
  { db }: { db: Db },
  sizeBytes: number,
): Promise<UploadRefusal | undefined> {
  if (!(await hasRoomForFile(sizeBytes))) return 'noRoom'
  const { perAddress, inAll } = config().limits.uploads
  if ((await recentlyUnclaimed(db)) + sizeBytes > inAll) return 'noRoom'
  const { keyOf, address } = stranger()
  const by = Math.max(sizeBytes, LEAST_BYTES)
  const [fromAddress] = await count(db, [{ key: keyOf('files', address), windowMs: HOUR_MS, by }])
  if ((fromAddress?.count ?? 0) > perAddress) return 'tooManyUploads'
  // What one address is refused uses up nothing of what all may store together.
  const [together] = await count(db, [{ key: 'files', windowMs: HOUR_MS, by }])
  return (together?.count ?? 0) > inAll ? 'noRoom' : undefined
}

/** Whether the disk has room for a file besides what is reserved for leads. */
export async function hasRoomForFile(sizeBytes = MAX_ATTACHMENT_BYTES): Promise<boolean> {
  const { dataDir, limits } = config()
  return hasRoomFor(await roomOn(dataDir, limits.diskReserve), sizeBytes)
}

let latest: { db: Db; at: number; bytes: Promise<number> } | undefined

/** Files that began to arrive meanwhile are counted by the hour anyway. */
async function recentlyUnclaimed(db: Db): Promise<number> {
  const now = Date.now()
  if (latest?.db !== db || now - latest.at > KNOWN_FOR_MS || now < latest.at) {
    latest = { db, at: now, bytes: unclaimedBytes(db) }
  }
  return latest.bytes
}
