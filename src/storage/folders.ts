import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder that survives a power failure, with its parents, accessible to this user only.
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // The name of a new folder is on disk only once its parent is synced.
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** Syncs a folder's entries to disk, so that a rename into it survives a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
