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
  const copier = new FileCopier(site.store, desk, verify)
  await copier.look()
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
  // After it, so that every file is there that the snapshot names.
  await copier.copyAll()
  const { files, missing } = await copier.filesOf(snapshot.named)
  const contents = JSON.stringify({ files, authSecret: await secretOf(site) } satisfies Contents)
  const list = await pack(desk, Readable.from([Buffer.from(contents)]), { gzip: true })
  const manifest: Manifest = {
    ...{ format: 2, name, takenAt, key: desk.key?.fingerprint ?? null },
    migrations: snapshot.migrations,
    tables: snapshot.tables,
    rows: await storeAndCheck(desk, partsOf(name).rows, snapshot.rows),
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

/** Copies files of the site to those that all backups share. */
class FileCopier {
  readonly #store: ObjectStore
  readonly #desk: Desk
  readonly #verify: 'new' | 'all'
  /** The files that are whole at the place, or taken to be. */
  #present = new Set<string>()
  /** What the last backup has: what has not changed since is not read again. */
  #earlier = new Map<string, BackedUpFile>()
  /** What has been copied, by where it was. */
  readonly #copied = new Map<string, BackedUpFile>()

  constructor(store: ObjectStore, desk: Desk, verify: 'new' | 'all') {
    this.#store = store
    this.#desk = desk
    this.#verify = verify
  }

  /** Looks what is at the place already. */
  async look(): Promise<void> {
    const { place, key } = this.#desk
    if (this.#verify === 'new') this.#present = new Set((await listFiles(place)).keys())
    const { whole } = await findBackups(place)
    const last = whole.find((one) => one.key === (key?.fingerprint ?? null))
    // A damaged one only means that all files are read again.
    const contents = last && (await readContents(this.#desk, last).catch(unlessDamaged))
    this.#earlier = new Map(contents?.files.map((file) => [file.from, file]))
  }

  /** Copies all files that the site has and that were not copied yet. */
  async copyAll(): Promise<void> {
    for (const folder of FOLDERS) {
      const listed: ListedObject[] = []
      for await (const object of this.#store.list(folder)) listed.push(object)
      await pLimit(AT_ONCE).map(listed, (object) => this.#copy(object))
    }
  }

  async #copy({ key, sizeBytes, storedAt }: Pick<ListedObject, 'key' | 'sizeBytes' | 'storedAt'>) {
    const known = this.#copied.get(key) ?? this.#earlier.get(key)
    const isSame = known?.sizeBytes === sizeBytes && known.storedAt === storedAt.toISOString()
    if (known && isSame && (await this.#isWhole(known))) return void this.#copied.set(key, known)
    // It may have been moved or deleted since it was listed.
    const object = await this.#store.get(key)
    if (!object) return
    const packed = await pack(this.#desk, object.body, { gzip: false })
    const { sha256 } = packed
    const name = this.#desk.key?.nameOf(sha256) ?? sha256
    const about = { sizeBytes: packed.sizeBytes, sha256, name, contentType: object.contentType }
    const file = { key, from: key, storedAt: storedAt.toISOString(), ...about }
    if (await this.#isWhole(file)) await packed.stored.drop()
    else {
      await store(this.#desk, fileKey(name), packed)
      this.#present.delete(name)
      await (await unpack(this.#desk, { at: fileKey(name), sha256, gzip: false })).drop()
      this.#present.add(name)
    }
    this.#copied.set(key, file)
  }

  /** Whether the place has a file; it is read if all are to be. */
  async #isWhole({ name, sha256 }: BackedUpFile): Promise<boolean> {
    if (this.#present.has(name) || this.#verify === 'new') return this.#present.has(name)
    const at = fileKey(name)
    const file = await unpack(this.#desk, { at, sha256, gzip: false }).catch(unlessDamaged)
    await file?.drop()
    if (file) this.#present.add(name)
    return file !== undefined
  }

  /**
   * The files that a snapshot names, where its rows say that they are: a file that was released after it is moved
   * back, since a scan that is not done looks for it in quarantine. What no row names is left out, pictures of
   * staff excepted, which posts name in their texts.
   */
  async filesOf(named: NamedFile[]): Promise<{ files: BackedUpFile[]; missing: number }> {
    const files: BackedUpFile[] = []
    let missing = 0
    for (const { key, otherKey, isLost, previewKeys } of named) {
      const file = (await this.#found(key)) ?? (await this.#found(otherKey))
      if (file) files.push({ ...file, key })
      else if (!isLost) missing++
      for (const preview of previewKeys) {
        const found = this.#copied.get(preview)
        if (found) files.push(found)
      }
    }
    for (const [key, file] of this.#copied) if (key.startsWith('images/')) files.push(file)
    return { files, missing }
  }

  /** It may have been moved while it was listed. */
  async #found(key: string): Promise<BackedUpFile | undefined> {
    if (!this.#copied.has(key)) await this.#copy({ key, sizeBytes: -1, storedAt: new Date() })
    return this.#copied.get(key)
  }
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedError)) throw error
}
