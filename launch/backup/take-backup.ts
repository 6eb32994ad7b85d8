import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/open.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import { FileCopier } from './copy-files.ts'
import {
  type BackedUpFile,
  CONTENTS,
  type Contents,
  DATABASE,
  findBackups,
  type Manifest,
  readContents,
  SHARED,
  writeManifest,
} from './manifest.ts'
import { DamagedError, type Desk, fetchPart, storePart } from './parts.ts'
import { checkCopy, takeSnapshot } from './snapshot.ts'
import { verifyFiles } from './verify-files.ts'

/** The site that is backed up. */
export interface Site {
  db: Db
  databaseUrl: string
  dataDir: string
  store: ObjectStore
}

/**
 * Takes a backup while the site runs, and reads back what was written.
 * @param verify Which files are read back: those that were written now, or all.
 * @returns Its manifest, which is written when everything else is.
 * @throws StartError or ObjectStoreError: there is no new backup.
 */
export async function takeBackup(
  site: Site,
  desk: Desk,
  verify: 'new' | 'all' = 'new',
): Promise<Manifest> {
  const { place, staging, key } = desk
  const copier = new FileCopier({
    ...{ store: site.store, place, staging, key },
    shared: await sharedFiles(place),
    earlier: await earlierFiles(desk),
  })
  // Before the snapshot, so that few files are left to be deleted between it and their copy.
  await copier.copyAll()
  const takenAt = new Date().toISOString()
  const snapshot = await takeSnapshot(site.db, site.databaseUrl, staging.newPath())
  // After it, so that every file is there that the snapshot names.
  await copier.copyAll()
  const { files, missing } = await filesOf(snapshot, copier)

  const name = `${takenAt.replaceAll(/[-:]/g, '').replace('.', '-')}-${randomBytes(4).toString('hex')}`
  const database = await storePart(desk, { backup: name, part: DATABASE, path: snapshot.path })
  await staging.drop(snapshot)
  const contents = await storeContents(desk, name, { files, authSecret: await authSecretOf(site) })

  const readBack = await fetchPart(desk, { backup: name, part: DATABASE, plain: database.plain })
  await checkCopy({ ...snapshot, path: readBack.path })
  await staging.drop(readBack)
  await verifyFiles(
    desk,
    verify === 'all' ? files : files.filter((f) => copier.written.has(f.name)),
  )

  // Somebody else may have removed old backups meanwhile.
  const present = await sharedFiles(place)
  const shared = Object.fromEntries(files.map((file) => [file.name, present.get(file.name) ?? -1]))
  for (const [name, sizeBytes] of Object.entries(shared)) {
    if (sizeBytes !== copier.shared.get(name)) {
      throw new StartError('Files of the backup were removed while it was taken: take it again.')
    }
  }
  const manifest: Manifest = {
    ...{ format: 1, name, takenAt, shared, contents, missing, key: key?.fingerprint ?? null },
    database: { kind: snapshot.kind, ...database },
    migrations: snapshot.migrations,
    tables: snapshot.tables,
    files: files.length,
    fileBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
  }
  await writeManifest(place, manifest)
  return manifest
}

async function sharedFiles(place: ObjectStore): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const { key, sizeBytes } of place.list(SHARED)) {
    found.set(key.slice(key.lastIndexOf('/') + 1), sizeBytes)
  }
  return found
}

/** The files of the last backup with the same key. */
async function earlierFiles(desk: Desk): Promise<BackedUpFile[]> {
  const { whole } = await findBackups(desk.place)
  const last = whole.find(({ key }) => key === (desk.key?.fingerprint ?? null))
  if (!last) return []
  // A damaged one only means that all files are read again.
  return loadContents(desk, last).then(
    ({ files }) => files,
    (error) => {
      if (error instanceof DamagedError) return []
      throw error
    },
  )
}

/**
 * Reads what a backup contains.
 * @throws DamagedError
 */
export async function loadContents(desk: Desk, { name, contents }: Manifest): Promise<Contents> {
  const staged = await fetchPart(desk, { backup: name, part: CONTENTS, plain: contents.plain })
  const read = readContents(await readFile(staged.path, 'utf8'))
  await desk.staging.drop(staged)
  if (!read) throw new DamagedError('The list of files of the backup is damaged.')
  return read
}

async function storeContents(desk: Desk, backup: string, contents: Contents) {
  const path = desk.staging.newPath()
  await writeFile(path, JSON.stringify(contents), { mode: 0o600 })
  const stored = await storePart(desk, { backup, part: CONTENTS, path })
  await desk.staging.drop({ path })
  return stored
}

/** What the files that a snapshot names are in the backup. */
async function filesOf(
  snapshot: Awaited<ReturnType<typeof takeSnapshot>>,
  copier: FileCopier,
): Promise<{ files: BackedUpFile[]; missing: number }> {
  const files: BackedUpFile[] = []
  let missing = 0
  for (const { key, otherKey, isLost, previewKeys } of snapshot.files) {
    const { copied } = copier
    const file =
      copied.get(key) ??
      copied.get(otherKey) ??
      (await copier.copyOne(key)) ??
      (await copier.copyOne(otherKey))
    if (file) files.push({ ...file, key })
    else if (!isLost) missing++
    for (const preview of previewKeys) {
      const found = copied.get(preview)
      if (found) files.push({ ...found, key: preview })
    }
  }
  for (const [key, file] of copier.copied) {
    if (key.startsWith('images/')) files.push({ ...file, key })
  }
  return { files, missing }
}

/** With it second factors are encrypted, and links to requests are made. */
async function authSecretOf({ dataDir }: Site): Promise<string | null> {
  const path = join(dataDir, 'auth-secret')
  return existsSync(path) ? readFile(path, 'utf8') : null
}
