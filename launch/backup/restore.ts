import { join } from 'node:path'
import { isPostgres } from '../../db/open.ts'
import type { Config } from '../../src/settings/config.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { FOR_COMMANDS } from '../../src/storage/s3.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { closeToOthers, holdDataFolder, prepareDataFolder } from '../data-folder.ts'
import { StartError } from '../explain.ts'
import { Staging } from '../files/staging.ts'
import { explainBackup } from './explain-backup.ts'
import { type BackupKey, openKey } from './key.ts'
import { inWords } from './list-backups.ts'
import { type FoundBackups, findBackups, type Manifest } from './manifest.ts'
import { openPlace } from './place.ts'
import { STOP_IT } from './require-stopped.ts'
import { type RestoreOptions, restoreSite } from './restore-site.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'backup'>

/**
 * Restores a backup as the site of these settings.
 * @param how.at The name of a backup; undefined: the newest.
 * @returns What to print.
 * @throws StartError
 */
export async function restore(
  settings: Settings,
  how: RestoreOptions & { from: string; at?: string | undefined },
): Promise<string> {
  const { databaseUrl, dataDir } = settings
  await prepareDataFolder(dataDir)
  closeToOthers()
  const unlock = await lockSite(settings)
  const staging = await Staging.open(dataDir, 'restore')
  try {
    const place = openPlace(how.from, settings)
    const manifest = choose(await findBackups(place), how)
    const key = await keyOf(manifest, settings.backup.key)
    const target = { databaseUrl, dataDir, store: openObjectStore(settings, FOR_COMMANDS) }
    const { damaged, ...restored } = await restoreSite(
      target,
      { place, staging, key },
      manifest,
      how,
    )
    const lines = [
      `Restored the backup ${manifest.name}: ${inWords({ ...manifest, ...restored })}. The site can be started.`,
      ...damaged.map((file) => `Left out, because it is damaged: ${file}`),
    ]
    return lines.join('\n')
  } catch (error) {
    throw explainBackup(error as Error, databaseUrl)
  } finally {
    await staging.close()
    unlock()
  }
}

/** Nothing may start on the folder meanwhile. Not every process is one of a launcher: the worker has a lock of its own. */
async function lockSite({ databaseUrl, dataDir }: Settings): Promise<() => void> {
  let unlock = () => {}
  await holdDataFolder(dataDir, async (file) => {
    const taken = lockFile(file)
    if (taken) unlock = taken
    return taken !== undefined
  })
  if (isPostgres(databaseUrl)) return unlock
  const unlockQueue = lockFile(join(dataDir, 'queue.lock'))
  if (unlockQueue) {
    return () => {
      unlockQueue()
      unlock()
    }
  }
  unlock()
  throw new StartError(`A worker runs on DATA_DIR ${dataDir}: ${STOP_IT}`)
}

/** Names of backups are in the order in which they were taken. */
function choose(
  { whole, damaged }: FoundBackups,
  { from, at }: { from: string; at?: string | undefined },
) {
  const manifest = at === undefined ? whole[0] : whole.find(({ name }) => name === at)
  const newer = at === undefined && damaged.find((name) => name > (manifest?.name ?? ''))
  if (newer) {
    const before = manifest ? `; to restore the one before it, add --at ${manifest.name}` : ''
    throw new StartError(
      `The newest backup, ${newer}, is damaged: this version of the site cannot read its manifest${before}.`,
    )
  }
  if (manifest) return manifest
  throw new StartError(
    at === undefined
      ? `There is no whole backup in ${from}.`
      : `There is no whole backup ${at} in ${from}: --list shows those that are there.`,
  )
}

async function keyOf({ key }: Manifest, setting?: string): Promise<BackupKey | undefined> {
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
