import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder, syncFolder } from './folders.ts'
import { removeLeftovers } from './leftovers.ts'
import { type ObjectStore, ObjectStoreError, type StoredObject } from './objects.ts'

const MAX_KEY_BYTES = 1024
/** What every common file system takes as one name. */
const MAX_NAME_BYTES = 255
const ABOUT_FOLDER = '.about'
const PARTIAL_FOLDER = '.partial'
const PARTIAL_STALE_MS = 3_600_000

/**
 * Objects as plain files under a folder, each at the path its key names.
 *
 * The content type lies in a second tree, `.about/{key}`: objects stay plain files that any tool
 * can read and check, and a copy of the folder is a whole backup. It is in place before its object
 * is, so an object that can be seen always has one. No part of a key begins with a dot, so no key
 * meets the store's own folders.
 */
export function fileObjectStore(folder: string): ObjectStore {
  return {
    async put(key, body, { sizeBytes, contentType }) {
      const partial = join(folder, PARTIAL_FOLDER, randomUUID())
      try {
        const path = pathOf(folder, key)
        await makeFolder(partial)
        await writeWhole(join(partial, 'object'), body, sizeBytes)
        const about = Buffer.from(JSON.stringify({ contentType }))
        await writeWhole(join(partial, 'about'), [about], about.length)
        await moveInto(join(partial, 'about'), aboutPath(folder, key))
        await moveInto(join(partial, 'object'), path)
      } catch (error) {
        throw new ObjectStoreError(`${key} could not be stored`, error)
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
        throw new ObjectStoreError(`${key} could not be read`, error)
      }
    },

    async remove(key) {
      try {
        await rm(pathOf(folder, key), { force: true })
        await rm(aboutPath(folder, key), { force: true })
      } catch (error) {
        if (!isMissing(error)) throw new ObjectStoreError(`${key} could not be removed`, error)
      }
    },
  }
}

/** Removes what a killed process had begun to write. */
export async function sweepFileStore(folder: string): Promise<void> {
  await removeLeftovers(join(folder, PARTIAL_FOLDER), PARTIAL_STALE_MS)
}

function pathOf(folder: string, key: string): string {
  const parts = key.split('/')
  const harmless = parts.every(
    (part) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(part) && Buffer.byteLength(part) <= MAX_NAME_BYTES,
  )
  if (!harmless || Buffer.byteLength(key) > MAX_KEY_BYTES) throw new Error('not a valid key')
  return join(folder, ...parts)
}

function aboutPath(folder: string, key: string): string {
  return join(folder, ABOUT_FOLDER, key)
}

/** Writes a body of exactly the announced size; it is on disk when this resolves. */
async function writeWhole(
  path: string,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  sizeBytes: number,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeAll(file, body, sizeBytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeAll(
  file: FileHandle,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  sizeBytes: number,
): Promise<void> {
  let written = 0
  for await (const chunk of body) {
    written += chunk.length
    if (written > sizeBytes) break
    await file.appendFile(chunk)
  }
  if (written > sizeBytes) throw new Error(`more than the announced ${sizeBytes} bytes came`)
  if (written < sizeBytes) throw new Error(`${written} of the announced ${sizeBytes} bytes came`)
}

async function moveInto(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to))
  await rename(from, to)
  await syncFolder(dirname(to))
}

async function openObject(path: string, aboutPath: string): Promise<StoredObject> {
  const { contentType } = JSON.parse(await readFile(aboutPath, 'utf8')) as { contentType: string }
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

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR'
}
