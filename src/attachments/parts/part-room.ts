import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that may be on their way at once; each can have MAX_ATTACHMENT_BYTES. */
export const MAX_PARTS = 200
/** When there is no room, a part that has not grown for this long makes way for a new one. */
const IDLE_MS = 10 * 60_000

/**
 * Makes room for one more part.
 * @returns False when there is none: too many are on their way.
 */
export async function makeRoom(folder: string): Promise<boolean> {
  const ids = await partsIn(folder)
  if (ids.length < MAX_PARTS) return true
  const parts = await Promise.all(
    ids.map(async (id) => ({ id, grewAt: await lastGrowth(join(folder, id)) })),
  )
  const [oldest] = parts.sort((a, b) => a.grewAt - b.grewAt)
  if (!oldest || oldest.grewAt > Date.now() - IDLE_MS) return false
  await removePart(folder, oldest.id)
  return true
}

/** Deletes a part and what is known of it; there may be nothing to delete. */
export async function removePart(folder: string, id: string): Promise<void> {
  await rm(join(folder, `${id}.json`), { force: true })
  await rm(join(folder, id), { force: true })
}

async function partsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))]
}

async function lastGrowth(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
