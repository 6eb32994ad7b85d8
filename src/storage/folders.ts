import { mkdir, open, readdir, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Creates a folder that survives a power failure, with its parents, by default accessible to this user only.
 * @throws The system error.
 */
export async function makeFolder(folder: string, mode = 0o700): Promise<void> {
  // The name of a new folder is on disk only once its parent is synced.
  for (const made of await makeMissing(folder, mode)) await syncFolder(dirname(made))
}

/**
 * Creates what is missing of a path. Where a folder exists but none can be made in it, as in /proc or an automount,
 * Node's own recursive `mkdir` goes on forever.
 */
async function makeMissing(folder: string, mode: number): Promise<string[]> {
  const made = await makeOne(folder, mode).catch(ifMissing)
  if (made) return made
  const above = await makeMissing(dirname(folder), mode)
  return [...above, ...(await makeOne(folder, mode))]
}

/** Creates a folder unless it exists. */
async function makeOne(folder: string, mode: number): Promise<string[]> {
  try {
    await mkdir(folder, { mode })
    return [folder]
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    if (isThere && (await stat(folder)).isDirectory()) return []
    throw error
  }
}

/** Something is missing above it. */
function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** A share of Windows or of another machine: what is in a file is synced there, and its name by the server. */
const CANNOT_SYNC = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Syncs a folder's entries to disk, so that a rename into it survives a power failure; where that can be done. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync().catch((error: NodeJS.ErrnoException) => {
      if (!CANNOT_SYNC.includes(error.code ?? '')) throw error
    })
  } finally {
    await handle.close()
  }
}

/** Removes the folders below one that have no file in them; those that cannot be removed stay. */
export async function removeEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const below = join(folder, entry.name)
    await removeEmpty(below)
    await rmdir(below).catch(() => {})
  }
}
