import { unclaimedBytes } from '../../db/leads/attachments.ts'
import { count, HOUR_MS, takeBack } from '../../db/limits/rate-limit.ts'
import type { Db } from '../../db/open.ts'
import { rateLimitClient } from '../http/rate-limit.ts'
import { MAX_ATTACHMENT_BYTES } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { diskSpaceOn, hasSpaceFor } from '../storage/disk-space.ts'

/** Each file counts as this much at least: many small ones are as much work as a few large ones. */
const LEAST_BYTES = 1024 * 1024
const KNOWN_FOR_MS = 5000

/** Why a file is not taken, by the name of its message in `fileMessages`. */
export type UploadRefusal = 'noRoom' | 'tooManyUploads'

/**
 * Whether a visitor's file may begin to arrive. To be asked once for each file: it counts the file for the
 * network address of the request being answered. What all together store is only looked at, since an
 * announced file may never come: `storeWithinLimit` counts it.
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
  const { keyOf, address } = rateLimitClient()
  const by = countedBytes(sizeBytes)
  const [fromAddress] = await count(db, [{ key: keyOf('files', address), windowMs: HOUR_MS, by }])
  if ((fromAddress?.count ?? 0) > perAddress) return 'tooManyUploads'
  const [together] = await count(db, [{ ...TOGETHER, by: 0 }])
  return (together?.count ?? 0) + by > inAll ? 'noRoom' : undefined
}

/**
 * Stores a file that has arrived, if it is within what all together may store in an hour. It is counted
 * before, so that many at once cannot exceed that, and not if it cannot be stored: visitors try that again.
 * @returns Undefined when it is not.
 * @throws What `store` throws.
 */
export async function storeWithinLimit<Stored>(
  { db, report }: { db: Db; report(error: unknown): void },
  sizeBytes: number,
  store: () => Promise<Stored>,
): Promise<Stored | undefined> {
  const [together] = await count(db, [{ ...TOGETHER, by: countedBytes(sizeBytes) }])
  let stored: Stored | undefined
  try {
    if (together && together.count <= config().limits.uploads.inAll) stored = await store()
    return stored
  } finally {
    if (together && !stored) await takeBack(db, [together]).catch(report)
  }
}

const TOGETHER = { key: 'files', windowMs: HOUR_MS }

function countedBytes(sizeBytes: number): number {
  return Math.max(sizeBytes, LEAST_BYTES)
}

/** Whether the disk has room for a file besides what is reserved for leads. */
export async function hasRoomForFile(sizeBytes = MAX_ATTACHMENT_BYTES): Promise<boolean> {
  return hasSpaceFor(await diskSpaceOn(config().dataDir), sizeBytes)
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
