import { join } from 'node:path'
import { pendingMigrations } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { recordBackup, recordFailedBackup } from '../../db/ops/backups.ts'
import type { Config } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { FOR_COMMANDS } from '../../src/storage/s3.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { StartError } from '../explain.ts'
import { Staging } from '../files/staging.ts'
import { needSite } from '../need-site.ts'
import { counted } from './counted.ts'
import { explainBackup } from './explain-backup.ts'
import { openKey } from './key.ts'
import { inWords } from './list-backups.ts'
import type { Manifest } from './manifest.ts'
import { openPlace } from './place.ts'
import { pruneBackups } from './prune.ts'
import { takeBackup } from './take-backup.ts'

export interface HowToBackUp {
  /** A folder, or `s3://bucket/prefix`. */
  to: string
  /** How many backups stay; undefined: all. */
  keep?: number | undefined
  /** Which files are read back. */
  verify: 'new' | 'all'
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'backup'>

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

async function attempt(db: Db, settings: Settings, how: HowToBackUp): Promise<string> {
  const { databaseUrl, dataDir, backup } = settings
  if ((await pendingMigrations(db)).length > 0) {
    throw new StartError('The database is not up to date: run npm start or npm run migrate first.')
  }
  const place = openPlace(how.to, settings)
  await requireWritable(place, how.to)
  // One that was killed left up to four files, or a copy of the database. If they stay, they only take room.
  await place.removePartial?.().catch(() => {})
  const key = backup.key === undefined ? undefined : await openKey(backup.key)
  const staging = await Staging.open(dataDir, 'backup')
  try {
    const site = { db, databaseUrl, dataDir, store: openObjectStore(settings, FOR_COMMANDS) }
    const manifest = await takeBackup(site, { place, staging, key }, how.verify)
    const { name, files, fileBytes, database } = manifest
    await recordBackup(db, { name, files, sizeBytes: fileBytes + database.stored.sizeBytes })
    const pruned = how.keep === undefined ? 0 : await pruneBackups(place, how.keep)
    return inSentences(manifest, pruned)
  } finally {
    await staging.close()
  }
}

async function requireWritable(place: ObjectStore, to: string) {
  await place.check().catch((error) => {
    throw new StartError(`No backup can be written to ${to}: ${error.reason ?? error.message}.`)
  })
}

function inSentences(manifest: Manifest, pruned: number): string {
  const { missing } = manifest
  return [
    `Backup ${manifest.name} is complete and was read back: ${inWords(manifest)}.`,
    ...(missing > 0
      ? [`The site's own store lacks ${counted(missing, 'file')} that leads refer to.`]
      : []),
    ...(pruned > 0 ? [`Removed ${counted(pruned, 'old backup')}.`] : []),
  ].join(' ')
}
