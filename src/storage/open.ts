import { join } from 'node:path'
import type { S3Settings } from '../settings/config.ts'
import { fileObjectStore } from './files.ts'
import type { ObjectStore } from './objects.ts'
import { s3ObjectStore } from './s3.ts'
import type { Timeouts } from './s3-transport.ts'

interface StoreConfig {
  dataDir: string
  /** Unset: files under `dataDir`. */
  s3?: S3Settings
}

/**
 * Opens the object store of the settings.
 * @param timeouts Of an S3 server; unset: those for visitors.
 */
export function openObjectStore(config: StoreConfig, timeouts?: Timeouts): ObjectStore {
  return config.s3
    ? s3ObjectStore(config.s3, timeouts)
    : fileObjectStore(join(config.dataDir, 'objects'))
}

/** Removes what a killed process left half-written in the store; call it once at startup. */
export async function sweepObjectStore(config: StoreConfig): Promise<void> {
  // An S3 server stores nothing of an interrupted body.
  if (!config.s3) await openObjectStore(config).removePartial?.()
}
