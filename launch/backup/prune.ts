import type { ObjectStore } from '../../src/storage/objects.ts'
import { BACKUPS, findBackups, removeManifest, SHARED } from './manifest.ts'

/** A backup that is being taken has no manifest yet, and nobody names its files. */
const GRACE_MS = 24 * 3_600_000

/**
 * Removes all backups but the newest, what is left of those that were cut off, and the files that no
 * backup needs any longer.
 * @param keep How many whole backups stay, at least one.
 * @returns How many backups were removed.
 */
export async function pruneBackups(
  place: ObjectStore,
  keep: number,
  graceMs = GRACE_MS,
): Promise<number> {
  const removed = await removeOld(place, keep, graceMs)
  for (const folder of [BACKUPS, SHARED]) await place.removeEmptyFolders?.(folder)
  return removed
}

async function removeOld(place: ObjectStore, keep: number, graceMs: number): Promise<number> {
  const { whole, others, keys } = await findBackups(place)
  const old = whole.slice(keep)
  const before = new Date(Date.now() - graceMs)
  for (const { name } of old) await removeManifest(place, name)
  const unwanted = new Set(old.map(({ name }) => name))
  // One with a manifest may be of a newer version of the site.
  const withManifest = new Set(
    keys.filter(({ key }) => key.endsWith('/manifest.json')).map(({ name }) => name),
  )
  const unreadable = [...others.keys()].filter((name) => withManifest.has(name))
  for (const [name, latest] of others) {
    if (latest < before && !withManifest.has(name)) unwanted.add(name)
  }
  for (const { name, key } of keys) if (unwanted.has(name)) await place.remove(key)
  // What one needs that cannot be read is not known.
  if (unreadable.length > 0) return old.length
  const needed = new Set(whole.slice(0, keep).flatMap(({ shared }) => Object.keys(shared)))
  for await (const { key, storedAt } of place.list(SHARED)) {
    const name = key.slice(key.lastIndexOf('/') + 1)
    if (!needed.has(name) && storedAt < before) await place.remove(key)
  }
  return old.length
}
