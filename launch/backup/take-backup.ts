import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { type NamedFile, namedFiles } from '../../db/backup/named-files.ts'
import { atOneMoment, rowLines } from '../../db/backup/snapshot.ts'
import { appliedMigrations } from '../../db/migrate.ts'
import type { Config } from '../../src/settings/config.ts'
import type { ListedObject, ObjectStore } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import {
  type BackedUpFile,
  Contents,
  FOLDERS,
  fileKey,
  findBackups,
  listFiles,
  type Manifest,
  partsOf,
  writeManifest,
} from './manifest.ts'
import { DamagedError, type Desk, type Packed, pack, store, unpack } from './packing.ts'

const AT_ONCE = 4

/** The site that is backed up. */
export type Site = Pick<Config, 'databaseUrl' | 'dataDir' | 'authSecret'> & { store: ObjectStore }

/**
 * Takes a backup while the site runs, and reads back what was written.
 * @param verify Which files are read back: those that were written now, or all.
 * @returns Its manifest, which is written when everything else is.
 * @throws StartError or ObjectStoreError: there is no new backup.
 */
export async function takeBackup(site: Site, desk: Desk, verify: 'new' | 'all'): Promise<Manifest> {
  const copier = await openCopier(site.store, desk, verify)
  // Before the snapshot, so that few files are left to be deleted between it and their copy.
  await copier.copyAll()
  const takenAt = new Date().toISOString()
  const name = `${takenAt.replaceAll(/[-:]/g, '').replace('.', '-')}-${randomBytes(4).toString('hex')}`
  const snapshot = await atOneMoment(site.databaseUrl, async (db) => {
    const [tables, named]: [Record<string, number>, NamedFile[]] = [{}, []]
    const rows = await pack(desk, rowLines(db, tables), { gzip: true })
    for await (const file of namedFiles(db)) named.push(file)
    return { rows, tables, named, migrations: await appliedMigrations(db) }
  })
  const rows = await storeAndCheck(desk, partsOf(name).rows, snapshot.rows)
  // After it, so that every file is there that the snapshot names.
  await copier.copyAll()
  const { files, missing } = await copier.filesOf(snapshot.named)
  const contents = JSON.stringify({ files, authSecret: await secretOf(site) } satisfies Contents)
  const list = await pack(desk, Readable.from([Buffer.from(contents)]), { gzip: true })
  const manifest: Manifest = {
    ...{ format: 2, name, takenAt, key: desk.key?.fingerprint ?? null },
    migrations: snapshot.migrations,
    tables: snapshot.tables,
    rows,
    contents: await storeAndCheck(desk, partsOf(name).contents, list),
    files: files.length,
    fileBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
    missing,
    shared: await requireShared(desk, files),
  }
  await writeManifest(desk.place, manifest)
  return manifest
}

/** @returns The SHA-256 of what was stored, once it is read back. */
async function storeAndCheck(desk: Desk, at: string, packed: Packed): Promise<string> {
  await store(desk, at, packed)
  await (await unpack(desk, { at, sha256: packed.sha256, gzip: true })).drop()
  return packed.sha256
}

/** With it second factors are encrypted, and links to requests are made. */
async function secretOf({ authSecret, dataDir }: Site): Promise<string | null> {
  if (authSecret) return authSecret
  const made = await readFile(join(dataDir, 'auth-secret'), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  return made?.trim() ?? null
}

/** Somebody else may have removed old backups meanwhile. */
async function requireShared({ place }: Desk, files: BackedUpFile[]): Promise<string[]> {
  const present = await listFiles(place)
  const names = [...new Set(files.map(({ name }) => name))]
  if (names.every((name) => present.has(name))) return names
  throw new StartError('Files of the backup were removed while it was taken: take it again.')
}

/** Reads what a backup contains. */
export async function readContents(desk: Desk, { name, contents }: Manifest): Promise<Contents> {
  const at = partsOf(name).contents
  const file = await unpack(desk, { at, sha256: contents, gzip: true })
  return Contents.assert(JSON.parse(await text(file.stream()).finally(() => file.drop())))
}

/** What copies files of the site to those that all backups share. */
async function openCopier(site: ObjectStore, desk: Desk, verify: 'new' | 'all') {
  // Of those that are there, the ones that are whole, or taken to be.
  const whole = new Set(verify === 'new' ? (await listFiles(desk.place)).keys() : [])
  // What has not changed since the last backup is not read again.
  const earlier = await filesOfLast(desk)
  // By where it was.
  const copied = new Map<string, BackedUpFile>()

  /** Copies all files that the site has and that were not copied yet. */
  async function copyAll(): Promise<void> {
    for (const folder of FOLDERS) {
      const listed: ListedObject[] = []
      for await (const object of site.list(folder)) listed.push(object)
      await pLimit(AT_ONCE).map(listed, copy)
    }
  }

  async function copy({ key, sizeBytes, storedAt }: ListedObject): Promise<void> {
    const known = copied.get(key) ?? earlier.get(key)
    const isSame = known?.sizeBytes === sizeBytes && known.storedAt === storedAt.toISOString()
    if (known && isSame && (await isWhole(known))) return void copied.set(key, known)
    // It may have been moved or deleted since it was listed.
    const object = await site.get(key)
    if (!object) return
    const { contentType } = object
    const packed = await pack(desk, object.body, { gzip: false })
    const { sha256 } = packed
    const name = desk.key?.nameOf(sha256) ?? sha256
    const about = { sizeBytes: packed.sizeBytes, sha256, name, contentType }
    const file = { key, from: key, storedAt: storedAt.toISOString(), ...about }
    if (await isWhole(file)) await packed.stored.drop()
    else {
      await store(desk, fileKey(name), packed)
      await (await unpack(desk, { at: fileKey(name), sha256, gzip: false })).drop()
      whole.add(name)
    }
    copied.set(key, file)
  }

  /** Whether the place has a file; it is read if all are to be. */
  async function isWhole({ name, sha256 }: BackedUpFile): Promise<boolean> {
    if (whole.has(name) || verify === 'new') return whole.has(name)
    const file = await unpack(desk, { at: fileKey(name), sha256, gzip: false }).catch(unlessDamaged)
    await file?.drop()
    if (file) whole.add(name)
    return file !== undefined
  }

  /**
   * The files that a snapshot names, where its rows say that they are: a file that was released after it is moved
   * back, since a scan that is not done looks for it in quarantine. What no row names is left out, pictures of
   * staff excepted, which posts name in their texts.
   */
  async function filesOf(named: NamedFile[]): Promise<{ files: BackedUpFile[]; missing: number }> {
    const files: BackedUpFile[] = []
    let missing = 0
    for (const { key, otherKey, isLost, previewKeys } of named) {
      const file = (await found(key)) ?? (await found(otherKey))
      if (file) files.push({ ...file, key })
      else if (!isLost) missing++
      for (const preview of previewKeys) {
        const made = copied.get(preview)
        if (made) files.push(made)
      }
    }
    for (const [key, file] of copied) if (key.startsWith('images/')) files.push(file)
    return { files, missing }
  }

  /** It may have been moved while it was listed. */
  async function found(key: string): Promise<BackedUpFile | undefined> {
    if (!copied.has(key)) await copy({ key, sizeBytes: -1, storedAt: new Date() })
    return copied.get(key)
  }

  return { copyAll, filesOf }
}

/** By where they were. */
async function filesOfLast(desk: Desk): Promise<Map<string, BackedUpFile>> {
  const { whole } = await findBackups(desk.place)
  const last = whole.find(({ key }) => key === (desk.key?.fingerprint ?? null))
  // A damaged one only means that all files are read again.
  const contents = last && (await readContents(desk, last).catch(unlessDamaged))
  return new Map(contents?.files.map((file) => [file.from, file]))
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedError)) throw error
}
