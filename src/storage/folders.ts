import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that outlives a power cut, with its parents, for this user alone. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // The name of a new folder is on disk only once its parent is synced.
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** Puts the names in a folder on disk: what was renamed into it stays there. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
