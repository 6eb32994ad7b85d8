import { createReadStream } from 'node:fs'
import { type ObjectStore, ObjectStoreError } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import type { Staged, Staging, Step } from '../files/staging.ts'
import { compress, decompress } from './gzip.ts'
import type { BackupKey } from './key.ts'
import { type Part, partKey } from './manifest.ts'

const CONTENT_TYPE = 'application/octet-stream'

/** Where a backup is, and with what it is read and written. */
export interface Desk {
  place: ObjectStore
  staging: Staging
  key: BackupKey | undefined
}

/** A part of a backup is not what its manifest says. */
export class DamagedError extends StartError {}

/** Stores a part of a backup, compressed and encrypted. */
export async function storePart(
  { place, staging, key }: Desk,
  at: { backup: string; part: string; path: string },
): Promise<{ stored: Part; plain: Part }> {
  const steps: Step[] = [compress, ...(key ? [key.encrypt] : [])]
  const staged = await staging.write(createReadStream(at.path), ...steps)
  const about = { sizeBytes: staged.result.sizeBytes, contentType: CONTENT_TYPE }
  await place.put(partKey(at.backup, at.part), staging.read(staged), about)
  await staging.drop(staged)
  return { stored: staged.result, plain: staged.source }
}

/**
 * Reads a part of a backup into a file.
 * @throws DamagedError
 */
export async function fetchPart(
  { place, staging, key }: Desk,
  at: { backup: string; part: string; plain: Part },
): Promise<Staged> {
  const steps: Step[] = [...(key ? [key.decrypt] : []), decompress]
  return fetchWhole({ place, staging }, partKey(at.backup, at.part), at.plain, steps)
}

/**
 * Reads something of a backup into a file.
 * @param expected What the file must be after the steps.
 * @throws DamagedError
 */
export async function fetchWhole(
  { place, staging }: Pick<Desk, 'place' | 'staging'>,
  objectKey: string,
  expected: Part,
  steps: Step[],
): Promise<Staged> {
  const object = await place.get(objectKey)
  if (!object) throw new DamagedError(`${objectKey} is missing from the backup.`)
  const staged = await staging.write(object.body, ...steps).catch((error) => {
    throw explained(error, objectKey)
  })
  if (staged.result.sha256 === expected.sha256) return staged
  await staging.drop(staged)
  throw new DamagedError(`${objectKey} of the backup is damaged: it is not what was written.`)
}

/** A failure of the store or of our own disk says nothing about the backup. */
function explained(error: NodeJS.ErrnoException, objectKey: string): Error {
  if (error.name === 'ObjectStoreError') return error
  // The place is a folder, and its network share is unavailable or its disk is bad.
  if (error.syscall === 'read') {
    return new ObjectStoreError(`${objectKey} of the backup could not be read`, error)
  }
  if (error.syscall !== undefined) return error
  return new DamagedError(`${objectKey} of the backup is damaged (${error.message}).`)
}
