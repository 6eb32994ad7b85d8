import { randomUUID } from 'node:crypto'
import { type FileHandle, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder, removeEmpty, syncFolder } from './folders.ts'
import {
  keyForLogs,
  type ListedObject,
  type ObjectStore,
  ObjectStoreError,
  partsOf,
  type StoredObject,
} from './objects.ts'
import { removeLeftovers } from './spool.ts'

type Body = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

const ABOUT_FOLDER = '.about'
const UNKNOWN = { contentType: 'application/octet-stream' }
const PARTIAL_FOLDER = '.partial'
const PARTIAL_STALE_MS = 3_600_000

/**
 * Objects as plain files under a folder, each at the path of its key.
 *
 * The content type is in a second tree, `.about/{key}`: objects stay plain files that any tool can
 * read, and a copy of the folder is a complete backup. It is written before its object, so every
 * visible object has one, unless the folder was copied without what is hidden. No part of a key starts
 * with a dot, so no key collides with the store's own folders.
 */
export function fileObjectStore(folder: string): ObjectStore {
  return {
    async put(key, body, { sizeBytes, contentType }) {
      const partial = partialPath(folder)
      try {
        const path = pathOf(folder, key)
        await makeFolder(partial)
        await writeWhole(join(partial, 'object'), body, sizeBytes)
        const about = Buffer.from(JSON.stringify({ contentType }))
        await writeWhole(join(partial, 'about'), [about], about.length)
        await moveInto(join(partial, 'about'), aboutPath(folder, key))
        await moveInto(join(partial, 'object'), path)
      } catch (error) {
        throw new ObjectStoreError(`${keyForLogs(key)} could not be stored`, error)
      } finally {
        body.destroy()
        await rm(partial, { recursive: true, force: true }).catch(() => {})
      }
    },

    async get(key) {
      try {
        return await openObject(pathOf(folder, key), aboutPath(folder, key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw new ObjectStoreError(`${keyForLogs(key)} could not be read`, error)
      }
    },

    async move(from, to) {
      try {
        return await moveObject(folder, from, to)
      } catch (error) {
        throw new ObjectStoreError(`${keyForLogs(from)} could not be moved`, error)
      }
    },

    async remove(key) {
      try {
        await rm(pathOf(folder, key), { force: true })
        await rm(aboutPath(folder, key), { force: true })
      } catch (error) {
        if (!isMissing(error))
          throw new ObjectStoreError(`${keyForLogs(key)} could not be removed`, error)
      }
    },

    async *list(part) {
      try {
        partsOf(part)
        yield* listFiles(folder, part)
      } catch (error) {
        throw new ObjectStoreError(`${part} could not be listed`, error)
      }
    },

    async removeEmptyFolders(part) {
      partsOf(part)
      for (const tree of [folder, join(folder, ABOUT_FOLDER)]) await removeEmpty(join(tree, part))
    },

    async removePartial() {
      try {
        await removeLeftovers(join(folder, PARTIAL_FOLDER), PARTIAL_STALE_MS)
      } catch (error) {
        throw new ObjectStoreError('What was left half-written could not be removed', error)
      }
    },

    async check() {
      const probe = partialPath(folder)
      try {
        await makeFolder(dirname(probe))
        await writeWhole(probe, [Buffer.from('?')], 1)
      } catch (error) {
        throw new ObjectStoreError('The object store cannot be written', error)
      } finally {
        await rm(probe, { force: true }).catch(() => {})
      }
    },
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, ...partsOf(key))
}

function aboutPath(folder: string, key: string): string {
  return join(folder, ABOUT_FOLDER, key)
}

function partialPath(folder: string): string {
  return join(folder, PARTIAL_FOLDER, randomUUID())
}

async function moveObject(folder: string, from: string, to: string): Promise<boolean> {
  const [path, target] = [pathOf(folder, from), pathOf(folder, to)]
  const about = await readFile(aboutPath(folder, from)).catch(undefinedIfMissing)
  if (path !== target && about) {
    if (await isFile(path)) {
      const partial = partialPath(folder)
      await makeFolder(dirname(partial))
      await writeWhole(partial, [about], about.length)
      await moveInto(partial, aboutPath(folder, to))
      await moveInto(path, target)
    }
    // Last, so that an object always has its content type.
    await rm(aboutPath(folder, from), { force: true })
  }
  return isFile(target)
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(undefinedIfMissing))?.isFile() ?? false
}

async function openObject(path: string, aboutPath: string): Promise<StoredObject> {
  const about = await readFile(aboutPath, 'utf8').catch(undefinedIfMissing)
  const { contentType } = about ? (JSON.parse(about) as { contentType: string }) : UNKNOWN
  const file = await open(path, 'r')
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new Error('not a file')
    const body: Readable = file.createReadStream()
    return { body, sizeBytes: stat.size, contentType }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The objects whose key begins with `part/`, read from disk on demand. */
async function* listFiles(folder: string, part: string): AsyncGenerator<ListedObject> {
  const entries = await opendir(join(folder, part)).catch(undefinedIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    const key = `${part}/${entry.name}`
    if (entry.isDirectory()) {
      yield* listFiles(folder, key)
      continue
    }
    const found = await stat(join(folder, key)).catch(undefinedIfMissing)
    if (found?.isFile()) yield { key, sizeBytes: found.size, storedAt: found.mtime }
  }
}

/** A listed file may be gone by now. */
function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** Writes a body of exactly the announced size; it is on disk when this resolves. */
async function writeWhole(path: string, body: Body, sizeBytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeAll(file, body, sizeBytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Renames a file atomically and durably, so that it survives a power failure. */
async function moveInto(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to))
  await rename(from, to)
  await syncFolder(dirname(to))
}

async function writeAll(file: FileHandle, body: Body, sizeBytes: number): Promise<void> {
  let written = 0
  for await (const chunk of body) {
    written += chunk.length
    if (written > sizeBytes) break
    await file.appendFile(chunk)
  }
  if (written > sizeBytes) throw new Error(`received more than the announced ${sizeBytes} bytes`)
  if (written < sizeBytes) throw new Error(`${written} of the announced ${sizeBytes} bytes arrived`)
}
