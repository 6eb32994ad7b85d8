import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import pLimit from 'p-limit'
import { fillDatabase, markUnfinished, tablesInTheWay } from '../../db/backup/fill.ts'
import { migrations } from '../../db/migrations/index.ts'
import { type Db, isPostgres, openDatabase } from '../../db/open.ts'
import type { Config } from '../../src/settings/config.ts'
import { syncFolder } from '../../src/storage/folders.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { FOR_COMMANDS } from '../../src/storage/s3.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { closeToOthers, prepareDataFolder } from '../data-folder.ts'
import { StartError } from '../explain.ts'
import { explainBackup } from './back-up.ts'
import {
  type BackedUpFile,
  counted,
  FOLDERS,
  type FoundBackups,
  fileKey,
  findBackups,
  inWords,
  type Manifest,
  partsOf,
} from './manifest.ts'
import { DamagedError, type Desk, openKey, unpack } from './packing.ts'
import { openPlace } from './place.ts'
import { readContents } from './take-backup.ts'

const AT_ONCE = 4

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'backup' | 'authSecret'>

export interface HowToRestore {
  from: string
  /** The name of a backup; undefined: the newest. */
  at?: string | undefined
  /** Files that are damaged in the backup, or missing from it, are left out. */
  skipDamaged: boolean
  /** Files that are in the store, and not in the backup, stay. */
  keepFiles: boolean
}

/**
 * Restores a backup into an empty place: first the files, then the database, in one transaction. Nothing that is
 * there is replaced or removed. Until it has ended, nothing of the site starts there.
 * @returns What to print.
 * @throws StartError saying what to do.
 */
export async function restore(settings: Settings, how: HowToRestore): Promise<string> {
  const { databaseUrl, dataDir } = settings
  closeToOthers()
  try {
    await prepareDataFolder(dataDir)
    const place = openPlace(how.from, settings)
    const manifest = choose(await findBackups(place), how)
    const key = await keyOf(manifest, settings.backup.key)
    const desk = { place, key, folder: join(dataDir, 'spool') }
    const unlock = lockFile(join(dataDir, 'restore.lock'))
    if (!unlock) throw new StartError('A backup is being restored already.')
    return await restoreSite(settings, desk, manifest, how).finally(unlock)
  } catch (error) {
    throw explainBackup(error as Error, databaseUrl)
  }
}

/** Names of backups are in the order in which they were taken. */
function choose({ whole, unreadable }: FoundBackups, { from, at }: HowToRestore): Manifest {
  const manifest = at === undefined ? whole[0] : whole.find(({ name }) => name === at)
  const newer = at === undefined && unreadable.find((name) => name > (manifest?.name ?? ''))
  if (newer) {
    const before = manifest ? `; to restore the one before it, add --at ${manifest.name}` : ''
    throw new StartError(
      `The newest backup, ${newer}, is damaged: this version of the site cannot read its manifest${before}.`,
    )
  }
  if (!manifest) {
    const which = at === undefined ? '' : ` ${at}`
    throw new StartError(`There is no whole backup${which} in ${from}: --list shows what is there.`)
  }
  const unknown = manifest.migrations.filter((migration) => !(migration in migrations))
  if (unknown.length === 0) return manifest
  throw new StartError(
    `The backup ${manifest.name} was taken by a newer version of the site (${unknown.at(-1)}): update this one first.`,
  )
}

async function keyOf({ key }: Manifest, setting?: string) {
  if (key === null) return undefined
  if (setting === undefined) {
    throw new StartError(
      'This backup is encrypted: set BACKUP_KEY to the key that it was taken with.',
    )
  }
  const opened = await openKey(setting)
  if (opened.fingerprint === key) return opened
  throw new StartError('BACKUP_KEY is not the key that this backup was taken with.')
}

async function restoreSite(
  settings: Settings,
  desk: Desk,
  manifest: Manifest,
  how: HowToRestore,
): Promise<string> {
  const store = openObjectStore(settings, FOR_COMMANDS)
  const { files, authSecret } = await readContents(desk, manifest)
  if (!how.keepFiles) await requireNoOthers(store, files)
  const secretFile = requireNoOtherSecret(settings, authSecret)
  const { rows: at } = partsOf(manifest.name)
  const rows = await unpack(desk, { at, sha256: manifest.rows, gzip: true })
  let db: Db | undefined
  try {
    db = openDatabase(settings.databaseUrl)
    await requireEmpty(db, settings)
    await markUnfinished(db)
    const damaged = await restoreFiles(desk, store, files, how)
    if (authSecret && secretFile) await placeSecret(secretFile, authSecret)
    await fillDatabase(db, { ...manifest, lines: linesOf(rows.stream()) })
    const had = { ...manifest, files: files.length - damaged.length }
    return [
      `Restored the backup ${manifest.name}: ${inWords(had)}. The site can be started.`,
      ...damaged.map(({ key }) => `Left out, because it is damaged: ${key}`),
      ...(settings.authSecret && secretFile
        ? [
            `Its AUTH_SECRET was another one. Remove that setting, and set AUTH_SECRET_FILE=${secretFile}`,
          ]
        : []),
    ].join('\n')
  } finally {
    await rows.drop()
    await db?.destroy()
  }
}

async function requireNoOthers(store: ObjectStore, files: BackedUpFile[]) {
  const own = new Set(files.map(({ key }) => key))
  let others = 0
  for (const folder of FOLDERS) {
    for await (const { key } of store.list(folder)) if (!own.has(key)) others++
  }
  if (others === 0) return
  throw new StartError(
    `The store has ${counted(others, 'file')} that this backup does not have: name an empty bucket or folder, or, if it is the store of this very site, add --keep-files. Nothing was changed.`,
  )
}

/** @returns Where the site's secret is to be; undefined if the settings say it already. */
function requireNoOtherSecret({ authSecret, dataDir }: Settings, secret: string | null) {
  if (secret === null || authSecret === secret) return undefined
  const path = join(dataDir, 'auth-secret')
  if (existsSync(path) && readFileSync(path, 'utf8').trim() !== secret) {
    throw new StartError(`${path} is of another site: set DATA_DIR to an empty folder.`)
  }
  return path
}

async function requireEmpty(db: Db, { databaseUrl, dataDir }: Settings) {
  if ((await tablesInTheWay(db)).length === 0) return
  const where = isPostgres(databaseUrl)
    ? 'This database is not empty: set DATABASE_URL to an empty one'
    : `There is a site in DATA_DIR ${dataDir}: move that folder away, or set DATA_DIR to an empty one`
  throw new StartError(`${where}. A restore replaces nothing, and nothing was changed.`)
}

/** @returns Those that are damaged in the backup, or missing from it. */
async function restoreFiles(
  desk: Desk,
  store: ObjectStore,
  files: BackedUpFile[],
  { skipDamaged }: HowToRestore,
) {
  const damaged: BackedUpFile[] = []
  await pLimit(AT_ONCE).map(files, async (file) => {
    const { key, name, sha256, contentType } = file
    if (await isThere(store, file)) return
    try {
      const whole = await unpack(desk, { at: fileKey(name), sha256, gzip: false })
      const about = { sizeBytes: whole.size, contentType }
      await store.put(key, whole.stream(), about).finally(() => whole.drop())
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      damaged.push(file)
    }
  })
  if (damaged.length === 0 || skipDamaged) return damaged
  throw new StartError(
    `The backup has ${counted(damaged.length, 'file')} damaged or missing. Restore another one (--list shows them), or add --skip-damaged to restore everything else.`,
  )
}

/** A restore that was interrupted goes on where it was. */
async function isThere(store: ObjectStore, file: BackedUpFile): Promise<boolean> {
  const object = await store.get(file.key)
  if (!object) return false
  const hash = createHash('sha256')
  for await (const chunk of object.body) hash.update(chunk)
  return hash.digest('hex') === file.sha256 && object.contentType === file.contentType
}

/** Nobody else may read it, and a power failure leaves all of it or none. */
async function placeSecret(path: string, secret: string): Promise<void> {
  const file = await open(`${path}.restored`, 'w', 0o600)
  await file.writeFile(secret)
  await file.sync().finally(() => file.close())
  await rename(`${path}.restored`, path)
  await syncFolder(join(path, '..'))
}

/** Not by `readline`, which takes U+2028 in an answer for the end of a line. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const chunk of bytes) {
    const lines = (begun + decoder.write(chunk)).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
}
