import { listSettings } from '../../db/settings/settings.ts'
import { configWith } from '../../src/settings/agency.ts'
import type { Config } from '../../src/settings/config.ts'
import { staffSettings } from '../../src/settings/stored-settings.ts'
import type { WorkerContext } from './context.ts'

/** The settings of this process with what staff have set, read again for every job. */
export async function currentSettings({
  db,
  settings,
}: Pick<WorkerContext, 'db' | 'settings'>): Promise<Config> {
  return configWith(settings, staffSettings(await listSettings(db)))
}
