import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type } from 'arktype'
import type { ObjectStore } from '../../src/storage/objects.ts'

/** Every backup has a folder of this one, and in it `MANIFEST`, `DATABASE` and `CONTENTS`. */
export const BACKUPS = 'backups'
const MANIFEST = 'manifest.json'
export const DATABASE = 'database.gz'
export const CONTENTS = 'contents.json.gz'

const Part = type({ sizeBytes: 'number', sha256: 'string' })
const Manifest = type({
  format: '1',
  /** Its moment and something random; later names sort after earlier ones. */
  name: 'string',
  takenAt: 'string',
  database: type({ kind: "'sqlite' | 'postgres'", stored: Part, plain: Part }),
  migrations: 'string[]',
  /** Rows of each table. */
  tables: type({ '[string]': 'number' }),
  files: 'number',
  fileBytes: 'number',
  /** Files that leads refer to, and that the store of the site did not have. */
  missing: 'number',
  /** The fingerprint of the key; null: not encrypted. */
  key: 'string | null',
  contents: type({ stored: Part, plain: Part }),
  /** What it needs of the files that backups share, by name, with the size of each. */
  shared: type({ '[string]': 'number' }),
})
/** What a backup is, without anything that a visitor typed. It is written last. */
export type Manifest = typeof Manifest.infer
export type Part = typeof Part.infer

const BackedUpFile = type({
  /** Where a restore puts it. */
  key: 'string',
  /** Where it was when it was copied, and since when. */
  from: 'string',
  storedAt: 'string',
  contentType: 'string',
  sizeBytes: 'number',
  sha256: 'string',
  /** Its name among the shared files. */
  name: 'string',
})
export type BackedUpFile = typeof BackedUpFile.infer

const Contents = type({ files: BackedUpFile.array(), authSecret: 'string | null' })
/** What only the holder of the key may see. */
export type Contents = typeof Contents.infer

/** The key of a part of a backup. */
export function partKey(backup: string, part: string): string {
  return `${BACKUPS}/${backup}/${part}`
}

/** The key of a file that backups share. */
export function sharedKey(name: string): string {
  return `${SHARED}/${name.slice(0, 2)}/${name}`
}
export const SHARED = 'files'

/** @returns The content; undefined if it is not what a backup contains. */
export function readContents(text: string): Contents | undefined {
  const contents = Contents(JSON.parse(text))
  return contents instanceof type.errors ? undefined : contents
}

export async function writeManifest(place: ObjectStore, manifest: Manifest): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest, null, 1))
  await place.put(partKey(manifest.name, MANIFEST), Readable.from([bytes]), {
    sizeBytes: bytes.length,
    contentType: 'application/json',
  })
}

/** Has a backup count as none, before the rest of it is removed. */
export async function removeManifest(place: ObjectStore, name: string): Promise<void> {
  await place.remove(partKey(name, MANIFEST))
}

/** All that is in the folders of backups. */
export interface FoundBackups {
  /** The whole ones, newest first. */
  whole: Manifest[]
  /** Names of those that have no manifest that this version can read, with their newest object. */
  others: Map<string, Date>
  /** Those of the others that have a manifest, newest first. */
  damaged: string[]
  keys: { name: string; key: string }[]
}

/** Lists what is at a place. */
export async function findBackups(place: ObjectStore): Promise<FoundBackups> {
  const found: FoundBackups = { whole: [], others: new Map(), damaged: [], keys: [] }
  for await (const { key, storedAt } of place.list(BACKUPS)) {
    const name = key.split('/')[1] ?? ''
    found.keys.push({ name, key })
    const latest = found.others.get(name)
    found.others.set(name, latest && latest > storedAt ? latest : storedAt)
  }
  for (const { name, key } of found.keys) {
    if (!key.endsWith(`/${MANIFEST}`)) continue
    const manifest = await readManifest(place, key)
    if (!manifest) {
      found.damaged.push(name)
      continue
    }
    found.whole.push(manifest)
    found.others.delete(name)
  }
  found.damaged.sort().reverse()
  found.whole.sort((a, b) => (a.name < b.name ? 1 : -1))
  return found
}

async function readManifest(place: ObjectStore, key: string): Promise<Manifest | undefined> {
  const object = await place.get(key)
  if (!object) return undefined
  try {
    const manifest = Manifest(JSON.parse(String(await buffer(object.body))))
    return manifest instanceof type.errors ? undefined : manifest
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
