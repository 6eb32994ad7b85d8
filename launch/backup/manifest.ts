import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type } from 'arktype'
import type { ObjectStore } from '../../src/storage/objects.ts'

/** Every backup has a folder of this one. */
export const BACKUPS = 'backups'
/** The files of all backups, each content once. */
export const FILES = 'files'
const MANIFEST = 'manifest.json'

/** The folders of the site's store. Files move from the first to the second: listed in this order, none is missed. */
export const FOLDERS = ['quarantine', 'form-uploads', 'previews', 'images']

const Manifest = type({
  format: '2',
  /** Its moment and something random; later names sort after earlier ones. */
  name: 'string',
  takenAt: 'string',
  /** The fingerprint of the key; null: not encrypted. */
  key: 'string | null',
  migrations: 'string[]',
  /** Rows of each table. */
  tables: type({ '[string]': 'number' }),
  /** The SHA-256 of `rows.jsonl`, every row of the database, and of `contents.json`. */
  rows: 'string',
  contents: 'string',
  files: 'number',
  fileBytes: 'number',
  /** Files that leads refer to, and that the store of the site did not have. */
  missing: 'number',
  /** The names of what it needs in `FILES`. */
  shared: 'string[]',
})
/** What a backup is, without anything that a visitor typed. It is written last. */
export type Manifest = typeof Manifest.infer

const BackedUpFile = type({
  /** Where a restore puts it. */
  key: 'string',
  /** Where it was when it was copied, and since when. */
  from: 'string',
  storedAt: 'string',
  contentType: 'string',
  sizeBytes: 'number',
  sha256: 'string',
  /** Its name in `FILES`. */
  name: 'string',
})
export type BackedUpFile = typeof BackedUpFile.infer

/** What only the holder of the key may see. */
export const Contents = type({ files: BackedUpFile.array(), authSecret: 'string | null' })
export type Contents = typeof Contents.infer

/** Where the parts of a backup are. */
export const partsOf = (name: string) => ({
  manifest: `${BACKUPS}/${name}/${MANIFEST}`,
  rows: `${BACKUPS}/${name}/rows.jsonl.gz`,
  contents: `${BACKUPS}/${name}/contents.json.gz`,
})

/** Where a file of `FILES` is. */
export const fileKey = (name: string) => `${FILES}/${name.slice(0, 2)}/${name}`

/** The files that are there, by name. */
export async function listFiles(place: ObjectStore) {
  const found = new Map<string, { key: string; storedAt: Date }>()
  for await (const file of place.list(FILES)) found.set(file.key.split('/')[2] ?? '', file)
  return found
}

export async function writeManifest(place: ObjectStore, manifest: Manifest): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest, null, 1))
  const about = { sizeBytes: bytes.length, contentType: 'application/json' }
  await place.put(partsOf(manifest.name).manifest, Readable.from([bytes]), about)
}

/** What is at a place. */
export interface FoundBackups {
  /** Whole ones, newest first. */
  whole: Manifest[]
  /** Names of those whose manifest this version cannot read, newest first. */
  unreadable: string[]
  /** Names of those that have no manifest: they are being taken, or were cut off. */
  cutOff: string[]
  /** Everything in the folders of backups. */
  objects: { name: string; key: string; storedAt: Date }[]
}

/** Lists what is at a place. */
export async function findBackups(place: ObjectStore): Promise<FoundBackups> {
  const objects: FoundBackups['objects'] = []
  for await (const { key, storedAt } of place.list(BACKUPS)) {
    objects.push({ name: key.split('/')[1] ?? '', key, storedAt })
  }
  const found: FoundBackups = { whole: [], unreadable: [], cutOff: [], objects }
  const keys = new Set(objects.map(({ key }) => key))
  for (const name of [...new Set(objects.map((one) => one.name))].sort().reverse()) {
    const { manifest: key } = partsOf(name)
    const manifest = keys.has(key) ? await readManifest(place, key) : undefined
    if (manifest) found.whole.push(manifest)
    else (keys.has(key) ? found.unreadable : found.cutOff).push(name)
  }
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

/** What a backup has: 1,204 leads, 310 files of 96 MB, encrypted. */
export function inWords({ tables, files, fileBytes, key }: Manifest): string {
  const megabytes = Math.ceil(fileBytes / 1024 ** 2).toLocaleString('en-US')
  const leads = counted(tables.submissions ?? 0, 'lead')
  return `${leads}, ${counted(files, 'file')} of ${megabytes} MB, ${key ? 'encrypted' : 'not encrypted'}`
}

/** How many there are of something: 1 file, 1,204 files. */
export function counted(number: number, one: string): string {
  return `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`
}
