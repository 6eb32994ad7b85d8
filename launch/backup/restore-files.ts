import { createHash } from 'node:crypto'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { fewAtOnce } from '../files/few-at-once.ts'
import { FOLDERS } from '../files/folders.ts'
import type { BackedUpFile } from './manifest.ts'
import { DamagedError, type Desk } from './parts.ts'
import { fetchFile } from './verify-files.ts'

/** What became of the files of a backup. */
export interface Restored {
  files: number
  fileBytes: number
  /** Where those should be that are damaged in the backup, or missing from it. */
  damaged: string[]
}

/** Puts the files of a backup into a store. What is there already is not written again. */
export async function restoreFiles(
  desk: Desk,
  store: ObjectStore,
  files: BackedUpFile[],
): Promise<Restored> {
  const damaged: BackedUpFile[] = []
  await fewAtOnce(files, async (file) => {
    if (await isThere(store, file)) return
    try {
      const staged = await fetchFile(desk, file)
      const { sizeBytes, contentType } = file
      await store.put(file.key, desk.staging.read(staged), { sizeBytes, contentType })
      await desk.staging.drop(staged)
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      damaged.push(file)
    }
  })
  return {
    files: files.length - damaged.length,
    fileBytes: sizeOf(files) - sizeOf(damaged),
    damaged: damaged.map(({ key }) => key),
  }
}

function sizeOf(files: BackedUpFile[]): number {
  return files.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0)
}

/** What is in a store and not among the files of a backup. */
export async function strangeFiles(store: ObjectStore, files: BackedUpFile[]): Promise<string[]> {
  const own = new Set(files.map(({ key }) => key))
  const strange: string[] = []
  for (const folder of FOLDERS) {
    for await (const { key } of store.list(folder)) if (!own.has(key)) strange.push(key)
  }
  return strange
}

async function isThere(store: ObjectStore, file: BackedUpFile): Promise<boolean> {
  const object = await store.get(file.key)
  if (!object) return false
  if (object.sizeBytes !== file.sizeBytes || object.contentType !== file.contentType) {
    object.body.destroy()
    return false
  }
  const hash = createHash('sha256')
  for await (const chunk of object.body) hash.update(chunk)
  return hash.digest('hex') === file.sha256
}
