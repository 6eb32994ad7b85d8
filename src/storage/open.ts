import { join } from 'node:path'
import { fileObjectStore, sweepFileStore } from './files.ts'
import type { ObjectStore } from './objects.ts'

/** The object store that the settings name. */
export function openObjectStore(config: { dataDir: string }): ObjectStore {
  return fileObjectStore(objectsFolder(config))
}

/** Clears what a killed process left half-written in the store; call it once at every start. */
export async function sweepObjectStore(config: { dataDir: string }): Promise<void> {
  await sweepFileStore(objectsFolder(config))
}

function objectsFolder(config: { dataDir: string }): string {
  return join(config.dataDir, 'objects')
}
