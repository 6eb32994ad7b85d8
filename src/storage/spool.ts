import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A spool file has a name for less than a millisecond; one this old belongs to a killed process. */
const LEFTOVER_MS = 60_000

const WINDOW_BYTES = 64 * 1024

/** A file's bytes by position, so that no check needs the whole file in memory. */
export interface FileBytes {
  size: number
  /** At most `length` bytes; fewer, or none, at the end of the file. */
  read(position: number, length: number): Promise<Buffer>
}

/** A complete upload on local disk; can be read repeatedly until it is dropped. */
export interface SpooledFile extends FileBytes {
  sha256: string
  /** All of its bytes; the file stays open. */
  stream(): Readable
  /** Frees its disk space. */
  drop(): Promise<void>
}

/**
 * The folder of uploads that are not checked yet: under the data folder, whose disk has space for
 * them.
 */
export function spoolFolder(config: { dataDir: string }): string {
  return join(config.dataDir, 'spool')
}

/** Removes what a killed process left; call it once at startup. */
export async function sweepSpool(config: { dataDir: string }): Promise<void> {
  await removeLeftovers(spoolFolder(config), LEFTOVER_MS)
}

/** Writes a stream to disk and hashes it. The stream is read to its end only on success. */
export async function spool(folder: string, body: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const file = await openUnlinked(folder)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of body) {
      hash.update(chunk)
      await file.appendFile(chunk)
      size += chunk.length
    }
  } catch (error) {
    await file.close()
    throw error
  }
  return spooled(file, size, hash.digest('hex'))
}

/** Opens and hashes a whole upload that is on disk under a name, which stays when it is dropped. */
export async function openSpooled(path: string): Promise<SpooledFile> {
  const file = await open(path)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
      hash.update(chunk)
      size += chunk.length
    }
    return spooled(file, size, hash.digest('hex'))
  } catch (error) {
    await file.close()
    throw error
  }
}

function spooled(file: FileHandle, size: number, sha256: string): SpooledFile {
  return {
    size,
    sha256,
    read: (position, length) => readAt(file, position, length),
    stream: () => file.createReadStream({ start: 0, autoClose: false }),
    drop: () => file.close(),
  }
}

/**
 * Opens a file and unlinks it at once: the system frees it when it is closed or this process is
 * killed, so no abort or crash leaves an upload behind.
 */
async function openUnlinked(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
  } catch (error) {
    await file.close()
    throw error
  }
  return file
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** The position of the first `needle` at or after `from`, or -1. */
export async function indexOf(file: FileBytes, needle: string, from: number): Promise<number> {
  const step = WINDOW_BYTES - needle.length + 1
  for (let position = from; position < file.size; position += step) {
    const found = (await file.read(position, WINDOW_BYTES)).indexOf(needle, 'latin1')
    if (found >= 0) return position + found
  }
  return -1
}

/**
 * Removes what is in a folder and was last written longer ago than the given age; other processes
 * may be using the rest.
 */
export async function removeLeftovers(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const writtenAt = await lastWritten(path)
    if (writtenAt !== undefined && writtenAt < Date.now() - olderThanMs) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

/** When a file was last written, or the newest one of a folder: writing it does not change the folder's own time. */
async function lastWritten(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return found?.mtimeMs
  const names = await namesIn(path)
  const inside = await Promise.all(names.map((name) => lastWritten(join(path, name))))
  return Math.max(found.mtimeMs, ...inside.filter((time) => time !== undefined))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** How long the beginning of a file waits for its rest. */
export const PART_HOURS = 24

/** The folder of uploads that have not arrived in full. */
export function partsFolder(config: { dataDir: string }): string {
  return join(config.dataDir, 'parts')
}

/** Removes what nobody has gone on with for a day. */
export async function sweepParts(config: { dataDir: string }): Promise<void> {
  await removeLeftovers(partsFolder(config), PART_HOURS * 3600_000)
}
