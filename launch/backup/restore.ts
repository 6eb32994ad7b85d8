import type { Config } from '../../src/settings/config.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { holdDataFolder, prepareDataFolder } from '../data-folder.ts'
import { StartError } from '../explain.ts'
import { Staging } from '../files/staging.ts'
import { explainBackup } from './explain-backup.ts'
import { type BackupKey, openKey } from './key.ts'
import { inWords } from './list-backups.ts'
import { findBackups, type Manifest } from './manifest.ts'
import { openPlace } from './place.ts'
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
  prepareDataFolder(dataDir)
  let unlock: (() => void) | undefined
  await holdDataFolder(dataDir, async (file) => {
    unlock = lockFile(file)
    return unlock !== undefined
  })
  const staging = await Staging.open(dataDir, 'restore')
  try {
    const place = openPlace(how.from, settings)
    const manifest = choose((await findBackups(place)).whole, how)
    const key = await keyOf(manifest, settings.backup.key)
    const target = { databaseUrl, dataDir, store: openObjectStore(settings) }
    const { damaged } = await restoreSite(target, { place, staging, key }, manifest, how)
    const lines = [
      `Restored the backup ${manifest.name}: ${inWords(manifest)}. The site can be started.`,
      ...damaged.map((file) => `Left out, because it is damaged: ${file}`),
    ]
    return lines.join('\n')
  } catch (error) {
    throw explainBackup(error as Error, databaseUrl)
  } finally {
    await staging.close()
    unlock?.()
  }
}

function choose(whole: Manifest[], { from, at }: { from: string; at?: string | undefined }) {
  const manifest = at === undefined ? whole[0] : whole.find(({ name }) => name === at)
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
