import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

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
