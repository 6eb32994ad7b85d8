import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that may be on their way at once; each can have MAX_ATTACHMENT_BYTES. */
export const MAX_PARTS = 200
/** Of these, from one network address: whoever only announces files leaves room for others. */
export const MAX_PARTS_OF_ONE = 50
/** When there is no room, a part that has not grown for this long makes way for a new one. */
const IDLE_MS = 10 * 60_000

/**
 * Makes room for one more part.
 * @param client Whose it is: the `client` in what is known of it.
 * @returns False when there is none: too many are on their way, of everybody or of this client.
 */
export async function makeSpace(folder: string, client: string): Promise<boolean> {
  const ids = await partsIn(folder)
  const own = ids.length < MAX_PARTS_OF_ONE ? [] : await partsOf(folder, ids, client)
  if (own.length >= MAX_PARTS_OF_ONE) return removeIdle(folder, own)
  return ids.length < MAX_PARTS || removeIdle(folder, ids)
}

/** @returns Whether one of them had not grown for long. */
async function removeIdle(folder: string, ids: readonly string[]): Promise<boolean> {
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

async function partsOf(folder: string, ids: readonly string[], client: string): Promise<string[]> {
  const clients = await Promise.all(ids.map((id) => clientOf(join(folder, `${id}.json`))))
  return ids.filter((_, at) => clients[at] === client)
}

async function clientOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')).metadata?.client
  } catch {
    // It was removed meanwhile, or is being written.
    return undefined
  }
}

async function lastGrowth(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
