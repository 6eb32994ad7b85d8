import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pendingMigrations } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { recordBackup, recordFailedBackup } from '../../db/ops/backups.ts'
import type { Config } from '../../src/settings/config.ts'
import { type ObjectStore, ObjectStoreError } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { FOR_COMMANDS } from '../../src/storage/s3.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { StartError } from '../explain.ts'
import { explainDatabase } from '../explain-database.ts'
import { needSite } from '../need-site.ts'
import { BACKUPS, counted, FILES, findBackups, inWords, listFiles, partsOf } from './manifest.ts'
import { openKey } from './packing.ts'
import { openPlace } from './place.ts'
import { takeBackup } from './take-backup.ts'

const HOUR_MS = 3_600_000
/** After a backup that failed: what it needs may be starting, or be back soon. */
const AGAIN_MS = 15 * 60_000
/** The clock may be set, and a machine may sleep: it looks this often. */
const LOOK_MS = 60_000
/** A backup that is being taken has no manifest yet, and nobody names its files. */
const GRACE_MS = 24 * HOUR_MS

export interface HowToBackUp {
  /** A folder, or `s3://bucket/prefix`. */
  to: string
  /** How many backups stay; undefined: all. */
  keep?: number | undefined
  /** Which files are read back. */
  verify: 'new' | 'all'
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'backup' | 'authSecret'>

/**
 * Takes a backup of the site of these settings, and records how it went in its database.
 * @returns What to print.
 * @throws StartError
 */
export async function backUp(settings: Settings, how: HowToBackUp): Promise<string> {
  const { databaseUrl, dataDir } = settings
  needSite(settings)
  const db = openDatabase(databaseUrl)
  let unlock: (() => void) | undefined
  try {
    // With Postgres, the machine that takes the backups may have none yet.
    await prepareDataFolder(dataDir)
    unlock = lockFile(join(dataDir, 'backup.lock'))
    if (unlock) return await attempt(db, settings, how)
  } catch (error) {
    const explained = explainBackup(error as Error, databaseUrl)
    const reason = explained instanceof StartError ? explained.message : 'An unexpected error.'
    // What failed may be the database.
    await recordFailedBackup(db, reason).catch(() => {})
    throw explained
  } finally {
    await db.destroy()
    unlock?.()
  }
  // The other one records how it went.
  throw new StartError('A backup is being taken already.')
}

async function attempt(db: Db, settings: Settings, { to, keep, verify }: HowToBackUp) {
  if ((await pendingMigrations(db)).length > 0) {
    throw new StartError('The database is not up to date: run npm start or npm run migrate first.')
  }
  const place = openPlace(to, settings)
  await place.check().catch((error) => {
    throw new StartError(`No backup can be written to ${to}: ${error.reason ?? error.message}.`)
  })
  // One that was killed left up to four files half-written. If they stay, they only take room.
  await place.removePartial?.().catch(() => {})
  const key = settings.backup.key === undefined ? undefined : await openKey(settings.backup.key)
  const desk = { place, key, folder: join(settings.dataDir, 'spool') }
  const site = { ...settings, store: openObjectStore(settings, FOR_COMMANDS) }
  const manifest = await takeBackup(site, desk, verify)
  const { name, files, fileBytes, missing } = manifest
  await recordBackup(db, { name, files, sizeBytes: fileBytes })
  const pruned = keep === undefined ? 0 : await pruneBackups(place, keep)
  return [
    `Backup ${name} is complete and was read back: ${inWords(manifest)}.`,
    missing > 0 && `The site's own store lacks ${counted(missing, 'file')} that leads refer to.`,
    pruned > 0 && `Removed ${counted(pruned, 'old backup')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Takes a backup whenever the last one is older than this many hours, for good. */
export async function backUpEvery(hours: number, settings: Settings, how: HowToBackUp) {
  // A place that does not answer has a backup tried, which records for staff why it failed.
  const lastAt = async () =>
    Date.parse((await findBackups(openPlace(how.to, settings))).whole[0]?.takenAt ?? '')
  for (let notBefore = 0; ; await sleep(LOOK_MS)) {
    if (Date.now() < notBefore) continue
    if (Date.now() - (await lastAt().catch(() => 0)) < hours * HOUR_MS) continue
    await backUp(settings, how).then(console.log, (error) => {
      console.error(explainBackup(error, settings.databaseUrl).message)
      notBefore = Date.now() + AGAIN_MS
    })
  }
}

/** The backups at a place in words, newest first. */
export async function listBackups(from: string, settings: Settings): Promise<string> {
  const found = await findBackups(openPlace(from, settings)).catch((error) => {
    throw explainBackup(error, settings.databaseUrl)
  })
  const others = [...found.unreadable, ...found.cutOff].sort()
  const lines = found.whole.map((manifest) => `${manifest.name}  ${inWords(manifest)}`)
  if (others.length > 0)
    lines.push(`${counted(others.length, 'backup')} not whole: ${others.join(', ')}`)
  return lines.join('\n') || `There is no backup in ${from}.`
}

/**
 * Removes all backups but the newest, what is left of those that were cut off, and the files that no
 * backup needs any longer.
 * @param keep How many whole backups stay, at least one.
 * @returns How many backups were removed.
 */
export async function pruneBackups(place: ObjectStore, keep: number, graceMs = GRACE_MS) {
  const { whole, unreadable, cutOff, objects } = await findBackups(place)
  const before = new Date(Date.now() - graceMs)
  const old = whole.slice(keep).map(({ name }) => name)
  // First, so that none looks whole whose rest is gone.
  for (const name of old) await place.remove(partsOf(name).manifest)
  for (const { name, key, storedAt } of objects) {
    if (old.includes(name) || (cutOff.includes(name) && storedAt < before)) await place.remove(key)
  }
  // What one needs that cannot be read, of a newer version perhaps, is not known.
  if (unreadable.length === 0) {
    const needed = new Set(whole.slice(0, keep).flatMap(({ shared }) => shared))
    for (const [name, { key, storedAt }] of await listFiles(place)) {
      if (!needed.has(name) && storedAt < before) await place.remove(key)
    }
  }
  for (const folder of [BACKUPS, FILES]) await place.removeEmptyFolders?.(folder)
  return old.length
}

/** Replaces errors that an operator can fix with one sentence. */
export function explainBackup(error: Error, databaseUrl: string): Error {
  if (error instanceof StartError) return error
  if (error instanceof ObjectStoreError)
    return new StartError(`${error.message.replace(/\.$/, '')}.`)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartError('The disk of DATA_DIR is full: a backup is put together there.')
  }
  return explainDatabase(error, databaseUrl)
}
